/** Words by meaning, as people write them; an asterisk: any ending; a hyphen: words that follow each other. */
export const concepts: Readonly<Record<string, string>> = {
  not: "not never no none nothing dont doesnt didnt dnt don isnt aint isnae wasnt arent werent wont wouldnt shouldnt havent hasnt hadnt nae nor dinnae wouldn doesn didn nvr nowt nothin nuthin neva",
  want: "want wanted wanting wants wanna wana wanny wish wished wishing wishes hope hoping hoped hopes pray praying prayed rather prefer beg begging begged longing long crave need wannabe desire please let hopefully dream",
  notwant:
    "dont-want dnt-want not-want dont-wanna didnt-want doesnt-want dinnae-want no-want never-want dont-wana ion-wanna ion-want dont-wish no-desire dont-feel-like dont-fancy cba refuse",
  cant: "cant cannot can-not cnt cannae carnt couldnt unable couldn kant caint",
  die: "die dies died dying dieing dyin dei dye perish croak expire pass passed passing unalived unaliving unalive snuff kick",
  dead: "dead deid ded death deaths deceased corpse d34d lifeless",
  kill: "kill kills killed killing kil kll murder murders murdered killin kills slay off offing topping neck end delete unalive unaliving",
  suicide:
    "suicide suicidal suicides sucide suicidl suicid* sewerslide sewer-slide suey kms kys unalive unaliving unalived self-delete sui",
  hang: "hang hanging hanged hung hangs jump jumping jumped jumps shoot shooting shot drown drowning drowned drowns overdose overdosed overdosing od oded choke suffocate slit slitting swallow swallowed poison electrocute leap swerve crash",
  live: "live lives lived living life alive livin lyf liv breath breathe breathing breathin lifetime survive surviving survived",
  exist: "exist exists existed existing existence be being been around earth world planet universe stay",
  here: "here around present this-world this-earth this-planet",
  gone: "gone leave leaving left disappear disappeared disappearing vanish vanished vanishing fade fading evaporate dissolve away erase erased cease poof",
  go: "go going goes gonna gunna gona gon goin gna went finna bouta tryna tryin imma ima",
  sleep: "sleep sleeping slept sleeps asleep nap bed rest resting slumber",
  wake: "wake waking woke wakes awake woken wakin morning get-up",
  end: "end ends ended ending stop stops stopped stopping finish finished quit over done quitting exit check-out opt-out clock-out",
  forever:
    "forever 4ever 4eva permanently permanent eternally always for-good once-and-for-all eternity for-ever final finally lasting foreverr",
  anymore: "anymore more longer nemore animore nomore any-more no-more further again-ever on",
  without: "without w/o wout minus outwith",
  point:
    "point reason reasons purpose use sense meaning meaningless pointless worth worthwhile hope hopeless future hopeless* why-bother point-in motivation",
  born: "born birth conceived existed-never",
  better:
    "better easier happier relieved relief peace peaceful calm lighter free freedom safer best peacefully rid",
  burden:
    "burden waste worthless useless mistake failure disgrace dragging trash garbage rubbish space oxygen nuisance broken unlovable disappointment disappoint deadweight cost costing problem drain loser",
  tired:
    "tired sick bored done fed-up enough weary exhausted exhausting give-up giving-up gave-up given-up over hate hating knackered drained spent shattered cope coping bear take manage struggling",
  pain: "pain painful hurt hurts hurting hurtin ache agony suffer suffering suffered darkness dark black empty emptiness numb hell misery miserable torture despair unbearable void trapped hopelessness escape",
  cut: "cut cuts cutting cutted cuttin slice slicing carve carving self-harm self-harming selfharm selfharming self-harmed sh slit relapse relapsed relapsing c*t styro beans",
  harm: "harm harms harming harmed hurt hurting injure injuring scratch scratching scratched scratches burn burning burned burnt pinch biting bite bites pull pulling pick picking punish punishing starve starving purge purging stab stabbing brand",
  hit: "hit hitting hits punch punching punched bang banging banged slap slapping bash smack beat beating headbutt",
  limb: "arm arms airms wrist wrists leg legs thigh thighs skin hand hands forearm forearms stomach belly body ankle ankles shoulder shoulders palms knuckles hip hips vein veins head hair",
  wound:
    "cuts scar scars scarred mark marks wound wounds burns bruise bruises scratches blood bleed bleeding bled stitches gash gashes scabs bandage bandages plasters",
  blade:
    "blade blades razor razors scissors compass scalpel knife knives sharpener glass needle pin boxcutter 🔪 🩸",
  burner: "lighter cigarette cigarettes iron candle matches straighteners stove",
  pills:
    "pill pills tablet tablets med meds medication medicine medicines overdose paracetamol insulin stash pharmacy prescription antidepressants painkillers capsules bottle xanax ibuprofen dose doses 💊",
  rope: "rope noose belt cord cable knot ligature tie",
  gun: "gun guns rifle pistol weapon weapons bullet bullets shotgun revolver ammo trigger barrel firearm 🔫",
  high: "bridge roof rooftop ledge cliff cliffs parapet overpass viaduct balcony edge car-park multistorey building window tower railing railings storey floor",
  rail: "tracks rails railway train trains platform track tube crossing metro subway bus lorry truck traffic motorway",
  water: "river sea lake water ocean canal pier harbour dam waves tide",
  tonight:
    "tonight 2nite tonite tnight 2night today 2day tomorrow tmrw tmr 2moro tomoz now later midnight arvo soon evening nite night",
  date: "monday tuesday wednesday thursday friday saturday sunday weekend week weeks month months christmas easter birthday year years day days date deadline january february march april june july august september october november december hour hours minutes mins till until before by summer winter autumn spring graduation",
  ready:
    "ready prepared decided decision arranged sorted organised organized chosen chose picked saved saving saved-up hoarding hoarded stashed stockpiled stockpiling collected collecting ordered bought buying hidden hid set packed labelled gathered arrange mind-made counted counting rehearsed practised written enough",
  plan: "plan plans planned planning plannin intend intending intention",
  doit: "do-it doing-it did-it done-it do-this go-through going-through through-with follow-through carry-out make-it end-it ending-it end-this end-things end-everything get-it-over finish-it end-my",
  method:
    "method methods way ways how quickest quick painless painlessly easiest fastest lethal fatal dose lots many least effective cleanest",
  letter:
    "letter letters note notes message voicemail video text will diary write written wrote writing recorded",
  goodbye:
    "goodbye goodbyes bye byebye byeee byee farewell adios cheerio hooroo ta-ra so-long gudbye gbye gn cya good-bye good-by signing-off logging-off log-off ciao",
  last: "last final lastly finally lasttime one-last never-again see-you-never",
  sorry:
    "sorry sry soz forgive forgiven apologise apologize apologies blame fault blaming sorrry cry grieve greet worry sad",
  thanks: "thank thanks thankyou thx grateful ty cheers gratitude appreciate",
  love: "love loved luv loves hug hugged kiss kissed",
  give: "give giving gave given leave leaving left donate donated pass hand handed handing take have keep get gets",
  things:
    "stuff things clothes books guitar records pc bike jewellery jewelry xbox playstation console vinyl watch ring hoodie possessions belongings savings account passwords password keys wallet documents car house flat laptop phone collection",
  pet: "dog dogs cat cats hamster rabbit fish bird birds horse puppy kitten kittens pet pets goat budgie parrot tortoise hens",
  care: "look-after lookafter take-care feed water walk care caring looking-after mind adopt rehome check-on look-out",
  family:
    "mum mom mam mammy mama ma mother dad daddy da father son sons daughter daughters kid kids child children niece nephew aunt auntie uncle nan nana gran granny grandma grandmother grandad grandpa grandfather husband hubby wife brother bro sister sis sisters brothers cousin cousins parents parent family twin stepson stepdad stepmum grandson granddaughter",
  friend:
    "friend friends freind frend mate mates m8 bestie bff buddy pal partner boyfriend bf girlfriend gf ex fiance fiancee crush roommate flatmate housemate classmate colleague coworker neighbour neighbor roomie teammate homie bezzie",
  pupil:
    "student students pupil pupils client clients patient patients lad guy girl girls boy boys someone somebody mutual mutuals follower stranger lass teen teenager user person people worker workers streamer anyone resident trainee apprentice",
  he: "he she they him her them hes shes theyre his their theyve hed shed theyd",
  me: "i me my mine im ive ill id iam meself myself ma ah aye u",
  am: "am im was ive have will been iam",
  self: "myself mysel meself masel maself mys3lf my-self",
  himself:
    "himself herself themselves themself hersel himsel hisself theirself his-life her-life their-life his-own her-own kill-him kill-her",
  would: "would wouldnt could might may should wud cud if d",
  everyone:
    "everyone everybody all every1 evry1 evryone world everything yall youse others people folks guys",
  nobody: "nobody noone no-one no1 none anyone anybody",
  says: "says said saying say sed told tells telling texted text texts messaged posted posts posting post wrote written writes threatens threatened threatening threaten admitted confessed confided keeps talks talking talked joked joking jokes rang called sent left showed mentioned",
  scared:
    "scared afraid worried worry worrying frightened terrified fear fears panic panicking concerned overreacting scary dread",
  alone: "alone lonely loneliness isolated abandoned lone left-out",
  again: "again relapse relapsed back still once keep keeps always everyday another",
  urge: "urge urges tempted temptation craving trust-myself itch itching impulse stop-myself control",
  hide: "hide hides hiding hidden hid cover covered covering long-sleeves sleeves sleeve slvs hoodie hoodies jumper bracelets lie lied notice noticed see saw seen lying pe swimming shorts",
  secret: "secret promise promised swear swore snitch betray grass confidence",
  help: "help helping advice what-do what-should what-can do-i should-i talk report support call react respond persuade convince save",
  god: "god lord jesus heaven heavens paradise angels glory otherside other-side gods father",
  takeme:
    "take-me takes-me took-me call-me called-me call-home take-us me-home me-away hit-by run-over me-out",
  body: "find-me found body grave funeral bury buried coffin casket ashes cremated headstone obituary hymns lilies wake autopsy wreath urn",
  miss: "miss missed notice noticed care cared cares mourn remember remembered forget forgotten memory cries",
  attempt:
    "attempt attempts attempted tried try failed survive survived saved rescued hospital ambulance paramedics er icu ward pumped overdosed sectioned psych",
  bully: "bully bullies bullied bullying teased tease called-me mocked tell-me laughing harass",
  therapy:
    "therapist therapy counsellor counselor counselling psychologist psychiatrist doctor gp nurse camhs crisis-team",
  game: "game games gaming level boss minecraft fortnite sims sim chess xbox roblox npc respawn spawn raid guild lobby match server quest character map zelda fifa valorant mario dnd card cards gg skin skins play playing player dark-souls",
  code: "process processes python code javascript linux docker server bug script app program thread node container terminal command cpu sql git api loop function deadlock windows excel debug daemon pod kubernetes database laptop bash kernel",
  film: "film films movie movies series episode season book books novel poem poems poet poetry song songs lyrics scene actor actress character romeo juliet hamlet shakespeare author plot chapter band album squad netflix anime play theatre sings title story writing stage lyric musical fanfic documentary podcast",
  school:
    "school essay homework exam exams test class lecture assignment history biology sociology psychology philosophy maths university uni teacher presentation dissertation college revision coursework textbook prof lesson thesis",
  history:
    "war soldiers battle king queen emperor roman romans greek samurai kamikaze century politics political politician election law parliament government penalty euthanasia assisted news statistics research study article victims massacre revolution nazi cleopatra socrates ukraine gaza voting",
  theology:
    "jesus christ cross resurrection bible gospel saint saints martyr martyrs church prayer priest sin paul peter judas job psalm prophet faith christian christians muslim buddhist scripture theology soul souls salvation eternal apostle lent resurrected lazarus moses hell catholic",
  food: "food cake curry pizza coffee tea chocolate dinner lunch breakfast recipe cook cooking bake baking soup bread beef steak onion onions wings burger beer pasta salad cheese hungry hunger starving thirsty bbq snack",
  idiom:
    "laughter laughing boredom embarrassment heat jealousy shame excitement curiosity shoes heels commute hangover cringe cuteness suspense traffic cute hilarious funny meme tiktok weather hot humidity cold flu headache",
  device:
    "phone battery wifi internet car engine computer printer laptop screen signal app mic connection tv router charger boiler",
  plantlife:
    "plant plants basil garden tree trees flowers flower bees bee spider spiders mosquito mosquitoes mouse mice fish insects leaf leaves weeds tomato tomatoes rose roses slugs octopus octopuses cactus",
  sport:
    "run running marathon gym football match training coach trainer climbing ski skiing cycling swim basketball rugby burpees leg-day workout hike hiking yoga bungee sprint squats",
  place:
    "city town london flat rent village country abroad dorm apartment house job office boss shift party lesson meeting landlord housemates suburbs countryside rented",
  travel:
    "holiday trip flight plane airport lisbon spain italy greece patagonia travel travelling moving move vacation exchange camp camping train",
  grief:
    "nan gran grandma grandad grandfather grandmother granny passed-away funeral years-ago months-ago last-year last-week cancer accident anniversary grave mourning grief grieving condolences widow stroke illness hospice crash driver buried",
  past: "ago used-to years once back-then was were had yesterday last old older former long-time before since childhood",
  question: "what why how who when where which is does do can did are should",
  laugh: "haha* hahah* lol lmao* lmfao rofl xd jk joking joke kidding lolz 😂 🤣 😅 😆 💀 😹",
  mild: "sad upset crying cried down low rough stressed anxious nervous angry annoyed argument fight bad feeling feel feels moody blue homesick",
  emo: "🖤 🕊 🕯 ⚰ 🪦 💔 👋 🔚 😭 😔 😞",
  denial:
    "but though although just not-suicidal dont-worry not-that maybe honestly tbh ngl fr literally really actually seriously like lowkey",
  number: "one two three four five six ten twenty hundred",
};
