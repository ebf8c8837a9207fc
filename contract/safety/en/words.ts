/** Groups of words, by the names that patterns put in braces; a hyphen joins words that follow each other. */
export const words: Readonly<Record<string, string>> = {
  not: "not never no",
  want: "want wanted wanting wish wished wishing hope hoping hoped pray praying prayed rather ready beg begging longing prefer",
  die: "die dying dead died unalive kms",
  alive: "live living alive exist existing existed life breathe breathing existence",
  goon: "go-on going-on carry-on carrying-on keep-going cope take-it do-this do-it continue",
  gone: "gone dead die died killed disappear disappeared vanish vanished exist existed existing not-here not-around not-alive born not-be left away",
  kill: "kill killing off offing top topping hang hanging shoot drown drowning unalive delete end ending finish neck slit",
  me: "me myself my i",
  tired:
    "tired sick bored done finished fed-up enough weary exhausted exhausting give-up giving-up gave-up given-up over hate pain",
  point: "point reason purpose use sense meaning will hope future worth",
  think:
    "think* thought thoughts consider* contemplat* imagin* fantasi* daydream* dream* obsess* wonder* googl* ideation",
  himself: "himself herself themselves his-life her-life their-life his-own her-own their-own",
  he: "he she they him her them",
  his: "his her their",
  person: `friend* mate mates bestie bff buddy pal bro brother* sis sister* cousin* mum mom mother mam dad father son sons
    daughter* kid child children niece nephew aunt* uncle nan nana gran grandma grandmother grandad grandpa grandfather
    husband wife partner boyfriend bf girlfriend gf ex fiance* crush roommate* flatmate* housemate* classmate* colleague*
    coworker* worker neighbour* neighbor* student* pupil* client* patient* lad guy girl* boy* someone mutual* follower*
    stranger* lass teen* 8s 9s unit* team prijatelj* sosolk* fant punca brat sestra`,
  hurt: "hurt* harm* cut cuts cutting burn* injur* punish* scratch* hit hits hitting punch* slap* bang* bite bites biting bit starv* pinch* beat* carv* slic* slash* pick* dig* stab* bleed* bruis*",
  limb: "arm arms wrist* leg legs thigh* skin hand hands forearm* stomach body ankle* shoulder* palms knuckles",
  wound: "cuts scar scars mark marks wound* burns bruise* scratches blood bleed* stitches gash* scabs",
  blade: "blade* razor* scissors compass lighter scalpel knife knives sharpener 🔪 🩸",
  pills:
    "pill pills tablet* med meds medication overdose* rope noose gun guns rifle pistol weapon* belt poison stash insulin 💊 🔫",
  got: "have has got bought saved saving hoard* stash* stockpil* collect* order* hid hiding hidden count* picked lined",
  took: "took taken swallow* downed necked popped",
  high: "bridge roof rooftop ledge tracks rails railway cliff* parapet overpass viaduct balcony platform edge train trains water kerb car-park",
  when: "tonight today tomorrow monday tuesday wednesday thursday friday saturday sunday weekend morning midnight week soon christmas easter birthday now later arvo sleeps",
  animal: "dog dogs cat cats hamster rabbit fish bird* horse puppy kitten* pet pets plants",
  things:
    "stuff things clothes books guitar records pc bike jewellery jewelry plants xbox playstation console vinyl watch ring hoodie possessions belongings savings account",
  family:
    "mum mom mam dad kids children sister brother family wife husband son daughter everyone parents boyfriend girlfriend friends nan baby boys girls them him her",
  bye: "goodbye bye byebye farewell adios cheerio hooroo ta-ra so-long goodnight adijo zbogom",
  dark: "🖤 🕊 🕯 ⚰ 🪦 💔",
};
