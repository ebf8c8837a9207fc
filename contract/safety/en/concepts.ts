/** Words by meaning, as people write them; an asterisk: any ending; a hyphen: words that follow each other. */
export const concepts: Readonly<Record<string, string>> = {
  not: "not never no none nothing dont doesnt didnt dnt isnt aint wasnt arent werent wont wouldnt shouldnt havent hasnt hadnt nor dinnae nvr nothin",
  want: "want wanted wanting wants wanna wana wish wishing wishes hope hoping hopes pray praying prayed rather prefer beg begging long need desire please let hopefully dream",
  notwant:
    "dont-want dnt-want not-want dont-wanna didnt-want doesnt-want ion-wanna dont-wish no-desire cba refuse",
  cant: "cant cannot can-not cnt couldnt",
  die: "die dies died dying dieing dye expire pass passed passing unalived unalive kick",
  dead: "dead deid ded death deaths deceased corpse",
  kill: "kill kills killed killing kil murder killin slay off offing topping neck end delete unalive",
  suicide: "suicid* sewerslide kms kys unalive unalived self-delete",
  hang: "hang hanging hanged hung hangs jump jumping jumped jumps shoot shot drowning drowned overdose overdosed od choke slit swallow swallowed poison leap crash",
  live: "live lives lived living life alive lyf liv breath breathe breathing lifetime survive survived",
  exist: "exist existed existing existence be being been around earth world planet stay",
  here: "here around present this-world this-earth this-planet",
  gone: "gone leave leaving left disappear disappeared vanish fade evaporate away erase",
  go: "go going goes gonna gunna goin gna went finna imma ima",
  sleep: "sleep sleeping slept sleeps asleep nap bed rest",
  wake: "wake waking woke wakes awake morning get-up",
  end: "end ends ended ending stop stops stopped stopping finish finished quit over done quitting exit check-out",
  forever: "forever permanently always for-good eternity for-ever final finally lasting foreverr",
  anymore: "anymore more longer nemore any-more no-more further on",
  without: "without minus",
  point:
    "point reason reasons purpose use sense meaning meaningless pointless worth hope future hopeless* why-bother point-in",
  born: "born birth",
  better: "better easier happier relieved relief peace peaceful calm lighter free safer best peacefully rid",
  burden:
    "burden waste worthless useless mistake failure trash rubbish space oxygen broken cost problem drain",
  tired:
    "tired sick bored done fed-up enough weary exhausted give-up giving-up gave-up given-up over hate knackered cope coping bear take manage",
  pain: "pain painful hurt hurts hurting hurtin ache suffering darkness dark black empty numb hell misery miserable torture despair void trapped escape",
  cut: "cut cuts cutting cutted slicing carve self-harm self-harming self-harmed sh slit relapse relapsed styro beans",
  harm: "harm harms harming harmed hurt hurting scratch scratching scratched scratches burn burning burned burnt pinch bite bites pull pick picking punish punishing starve starving purging stab stabbing brand",
  hit: "hit hitting hits punch punched bang banged slap beat beating",
  limb: "arm arms airms wrist wrists leg legs thigh thighs skin hand hands forearms stomach body ankle ankles shoulders knuckles hip hips veins head hair",
  wound:
    "cuts scars mark marks wound wounds burns bruises scratches blood bleed bleeding bled stitches scabs bandages plasters",
  blade: "blade blades razor razors scissors compass knife knives sharpener glass needle pin 🔪 🩸",
  burner: "lighter iron candle stove",
  pills:
    "pill pills tablet tablets med meds medicine medicines overdose paracetamol insulin pharmacy prescription antidepressants painkillers bottle ibuprofen dose 💊",
  rope: "rope noose belt cable knot tie",
  gun: "gun guns rifle weapon bullet trigger 🔫",
  high: "bridge roof ledge cliff cliffs viaduct balcony edge car-park building window tower railing storey floor",
  rail: "tracks railway train trains platform tube bus lorry truck traffic motorway",
  water: "river sea lake water ocean canal pier harbour dam tide",
  tonight: "tonight tonite today tomorrow tmrw tmr now later midnight arvo soon evening nite night",
  date: "monday tuesday wednesday thursday friday saturday sunday weekend week weeks month months christmas easter birthday year years day days date deadline january february march april june july august september november hour hours minutes mins till until before by summer winter autumn spring graduation",
  ready:
    "ready prepared decided decision arranged sorted organised chosen chose picked saved saving saved-up hoarding stashed collecting ordered bought hidden hid set packed labelled mind-made counted counting practised written enough",
  plan: "plan plans planned planning intend",
  doit: "do-it doing-it did-it done-it do-this go-through going-through through-with make-it end-it ending-it end-this end-things finish-it end-my",
  method: "method way how quickest quick painless easiest fastest lethal dose lots many least",
  letter:
    "letter letters note notes message voicemail video text will diary write written wrote writing recorded",
  goodbye:
    "goodbye bye farewell adios cheerio hooroo ta-ra so-long gn cya good-bye signing-off logging-off log-off ciao",
  last: "last final finally one-last never-again",
  sorry: "sorry sry forgive forgiven apologise blame fault cry grieve greet worry sad",
  thanks: "thank thanks thx grateful cheers gratitude",
  love: "love loved luv loves hug hugged kiss kissed",
  give: "give giving gave given leave leaving left donate pass hand handed handing take have keep get gets",
  things:
    "stuff things books guitar records pc bike jewellery playstation watch ring hoodie savings account passwords password keys wallet documents car house flat laptop phone collection",
  pet: "dog dogs cat cats hamster rabbit fish bird horse puppy kitten kittens pet parrot hens",
  care: "look-after take-care feed water walk care looking-after mind adopt look-out",
  family:
    "mum mom mam mama ma mother dad da father son sons daughter daughters kid kids child children niece nephew aunt auntie uncle nan gran granny grandma grandmother grandad grandfather husband wife brother bro sister sis sisters brothers cousin cousins parents family twin stepdad stepmum grandson granddaughter",
  friend:
    "friend friends freind frend mate mates bestie bff buddy partner boyfriend bf girlfriend gf ex fiance fiancee crush roommate flatmate classmate colleague coworker neighbour",
  pupil:
    "student students pupil pupils patient patients lad guy girl girls boy boys someone somebody mutuals follower stranger teenager person people worker streamer anyone apprentice",
  he: "he she they him her them hes shes his their shed theyd",
  me: "i me my mine im ive ill id myself ma ah u",
  am: "am im was ive have will been",
  self: "myself masel my-self",
  himself: "himself herself themselves hersel himsel his-life her-life his-own her-own kill-him kill-her",
  would: "would wouldnt could might may should wud cud if d",
  everyone: "everyone everybody all evryone world everything yall youse others people guys",
  nobody: "nobody noone no-one none anyone anybody",
  says: "says said saying say sed told tells telling texted text texts posted posts posting post wrote written writes threatens threatened threatening keeps talks talking talked joked joking jokes rang called sent left showed mentioned",
  scared: "scared afraid worried worry frightened terrified fear panic overreacting scary",
  alone: "alone lonely loneliness left-out",
  again: "again relapse relapsed back still once keep keeps always another",
  urge: "urge urges tempted trust-myself itch",
  hide: "hide hides hiding hidden hid cover covered covering long-sleeves sleeves slvs hoodie hoodies jumper bracelets lie lied notice noticed see saw seen lying pe swimming shorts",
  secret: "secret promise promised swear snitch grass confidence",
  help: "help helping advice what-do what-should what-can do-i should-i talk report support call respond convince save",
  god: "god lord jesus heaven heavens glory other-side gods father",
  takeme: "take-me took-me call-me called-me call-home me-home me-away hit-by me-out",
  body: "find-me found body grave funeral bury buried coffin ashes hymns lilies wake",
  miss: "miss missed notice noticed care cares mourn remember remembered forget forgotten memory cries",
  attempt:
    "attempt attempted tried try failed survive survived saved hospital ambulance paramedics er ward overdosed psych",
  bully: "bully bullied bullying tease called-me tell-me laughing",
  therapy: "therapist therapy counsellor counselling psychologist doctor gp nurse crisis-team",
  game: "game games level boss minecraft fortnite sims sim chess respawn guild match server quest character map zelda valorant card cards gg skin skins play playing player dark-souls",
  code: "process python code linux docker server script app program thread node container terminal command windows excel pod laptop",
  film: "film films movies series season book books novel poem poems poet poetry song songs lyrics scene actress character romeo juliet hamlet shakespeare author chapter band album squad netflix anime play theatre sings title story writing stage lyric musical documentary podcast",
  school:
    "school essay homework exam exams test class lecture history biology psychology philosophy maths university uni teacher presentation dissertation college coursework textbook lesson thesis",
  history:
    "war soldiers battle king queen roman romans greek kamikaze politics law parliament penalty euthanasia assisted news statistics study victims cleopatra socrates voting",
  theology:
    "jesus christ cross resurrection bible gospel saint saints martyr martyrs church prayer priest sin paul peter judas job psalm faith christian christians muslim buddhist theology soul souls eternal lent lazarus moses hell catholic",
  food: "food cake curry pizza coffee tea chocolate dinner lunch breakfast recipe cook cooking bake baking soup bread beef steak onions burger beer cheese hungry hunger starving",
  idiom:
    "laughing embarrassment heat jealousy shame excitement shoes heels commute cringe suspense traffic cute hilarious funny meme tiktok weather hot cold flu headache",
  device: "phone battery wifi internet car engine computer printer laptop screen signal app tv boiler",
  plantlife:
    "plant plants basil garden tree trees flowers bees bee spider spiders mosquitoes mice fish leaf leaves weeds tomato tomatoes rose roses slugs octopuses cactus",
  sport:
    "run running marathon gym football match training coach trainer climbing swim basketball rugby burpees leg-day workout hike hiking yoga bungee",
  place:
    "city town london flat rent village country abroad house job office boss shift party lesson meeting landlord",
  travel: "holiday trip flight plane airport lisbon spain patagonia travel moving move camp train",
  grief:
    "nan gran grandma grandad grandfather grandmother granny passed-away funeral years-ago months-ago last-year last-week cancer accident anniversary grave grief grieving widow stroke illness hospice crash driver buried",
  past: "ago used-to years once back-then was were had yesterday last old older long-time before since childhood",
  question: "what why how who when where which is does do can did are should",
  laugh: "haha* lol lmao* joking joke kidding 😂 😅 💀",
  mild: "sad upset crying cried down low rough stressed anxious nervous angry annoyed argument fight bad feeling feel feels moody blue homesick",
  emo: "🖤 🕊 🕯 ⚰ 💔 👋 🔚 😭 😔 😞",
  denial:
    "but though although just not-suicidal dont-worry not-that maybe honestly tbh ngl fr literally really actually seriously like lowkey",
  number: "one two three four five six ten twenty hundred",
};
