import type { Dialogue } from "./dialogue.ts";

/** Invented, none of it was ever written by a visitor. */
export const DIALOGUES_SL: Dialogue[] = [
  {
    weight: 6,
    turns: [
      {
        questions: [
          "Kaj je modrost?",
          "kaj sploh pomeni modrost",
          "Kako bi ti opisal modrost?",
          "Ali je modrost isto kot pamet?",
        ],
        replies: [
          "Modrost je vedenje, ki ti pomaga živeti. Ni isto kot pamet: pameten človek ve veliko, moder ve, kaj je pomembno.\n\nVeč o tem piše na strani [Kaj je modrost](/wisdom/what-is).",
          "Na strani piše, da se modrost začne s poslušanjem. Kdor posluša, prej ali slej sliši tudi sebe.\n\nGlej [Kaj je modrost](/wisdom/what-is).",
        ],
      },
      {
        questions: [
          "In kako postanem moder?",
          "A se da tega naučiti?",
          "Kaj pa če delam same napake?",
          "kje naj začnem",
        ],
        replies: [
          "Po malem. Izberi eno stvar, ki jo danes lahko storiš prav, in jo stori. Napake so del poti, če jim prisluhneš.",
          "Začni z vprašanjem, ki te res boli. Komu bi ga lahko zaupal? Modrosti se ljudje najraje učimo drug od drugega.",
        ],
      },
      {
        questions: ["Hvala, to mi pomaga.", "ok hvala", "Lepo povedano, hvala."],
        replies: [
          "Vesel sem. Če boš želel, lahko vržeš še kocko: [Vrzi kocko](/throw-cube).",
          "Ni za kaj. Kar pridi še kdaj.",
        ],
      },
    ],
  },
  {
    weight: 5,
    turns: [
      {
        questions: [
          "Kako naj najdem upanje?",
          "nimam več pravega upanja da bo bolje v šoli",
          "Kje človek najde upanje, ko gre vse narobe?",
          "Letos mi nič ne uspe, kako naj še upam?",
        ],
        replies: [
          "Upanje redko pride kot velika luč. Največkrat je majhno: človek, ki te posluša, jutro, ki je malo lažje od včerajšnjega.\n\nO tem govori stran [Tema in upanje](/wisdom/darkness-hope).",
          "Ni ti treba najti vsega upanja naenkrat. Dovolj je toliko, kolikor ga potrebuješ za danes. Kaj ti je zadnjič vsaj malo pomagalo?",
        ],
      },
      {
        questions: [
          "Pomaga mi glasba.",
          "Prijateljica, ampak je zdaj v tujini.",
          "Ko grem v hrib.",
          "nič posebnega, mogoče pes",
        ],
        replies: [
          "To ni malo. Drži se tega in daj temu danes nekaj časa, tudi če je samo pol ure.",
          "Lepo, da to veš. Ali lahko to ponoviš še ta teden? Morda s kom skupaj.",
        ],
      },
      {
        questions: ["Bom poskusila.", "Poskusil bom jutri.", "prav"],
        replies: [
          "Držim pesti zate. In če bo kdaj pretežko, je na strani [Pomoč](/help) vedno kdo, ki ga lahko pokličeš.",
        ],
      },
    ],
  },
  {
    weight: 4,
    turns: [
      {
        questions: [
          "Ali Bog obstaja?",
          "Kako naj verjamem v Boga, če ga ne vidim?",
          "zakaj bog dopušča trpljenje",
          "Molim, pa se nič ne zgodi. Zakaj?",
        ],
        replies: [
          "O tem so premišljevali mnogi in nihče nima odgovora, ki bi ga lahko položil na mizo. Kristjani verujejo, da Bog trpljenja ne gleda od daleč, ampak je v njem z ljudmi.",
          "Poštena vprašanja. Vera ni to, da vse veš, ampak da zaupaš, čeprav vsega ne veš. Dvom zato ni njen sovražnik.",
        ],
      },
      {
        questions: [
          "Kaj pa če se motiš?",
          "In kako potem molim?",
          "Moja mama veruje, jaz pa ne vem.",
          "Mi lahko poveš kakšno vrstico iz Svetega pisma?",
        ],
        replies: [
          "Lahko se motim, program sem. Ampak vprašanje je dobro in z njim lahko greš tudi k človeku, ki mu zaupaš.",
          "Preprosto. Povej, kar ti leži na srcu, in potem nekaj časa bodi tiho. Več ni treba.",
        ],
      },
    ],
  },
  {
    weight: 4,
    turns: [
      {
        questions: [
          "Sprl sem se z najboljšim prijateljem.",
          "s punco sva se skregala in ne odgovarja na sporočila",
          "Sestra in jaz ne govoriva že pol leta.",
          "Oče mi ni nikoli rekel, da je ponosen name.",
        ],
        replies: [
          "To boli ravno zato, ker ti je ta človek pomemben. Kaj bi mu rad povedal, če bi te poslušal do konca?",
          "Žal mi je. Včasih je prvi korak samo stavek: »Pogrešam te.« Brez pojasnil in brez krivde.",
        ],
      },
      {
        questions: [
          "Da mi je žal.",
          "Ne vem, ali bi sploh hotel slišati.",
          "kaj pa če me zavrne",
          "Da bi rad, da je spet tako kot prej.",
        ],
        replies: [
          "Potem mu to povej tako, kot si zdaj meni. Ne moreš odločati o njegovem odgovoru, lahko pa odpreš vrata.",
          "Mogoče bo potreboval čas. Odpuščanje redko pride na ukaz, skoraj vedno pa se začne z enim iskrenim stavkom.",
        ],
      },
      {
        questions: ["Ok, napisal mu bom.", "hvala ti", "Razmislila bom."],
        replies: ["Lepo. Napiši kratko in iskreno, potem pa odloži telefon in si privošči mirno uro."],
      },
    ],
  },
  {
    weight: 3,
    turns: [
      {
        questions: [
          "Babica je umrla pred mesecem in še vedno jokam.",
          "Izgubila sem mamo. Kako naj grem naprej?",
          "Umrl nam je pes in sem čisto na tleh.",
          "kako dolgo traja žalovanje",
        ],
        replies: [
          "Žal mi je za tvojo izgubo. Jok po enem mesecu ni šibkost, ampak ljubezen, ki še išče, kam bi šla.",
          "Žalovanje nima koledarja. Ni ti treba hiteti in nikomur ne dolguješ tega, da bi bil že »v redu«. Kaj bi o njej rad povedal?",
        ],
      },
      {
        questions: [
          "Vedno je pela, ko je kuhala.",
          "Bila je edina, ki me je poslušala.",
          "Pogrešam jo vsak dan.",
          "nočem je pozabiti",
        ],
        replies: [
          "Kakšen lep spomin. Kar si od nje dobil, ostane v tebi. Ali imaš koga, s katerim se je lahko spominjaš?",
          "Ne boš je pozabil. Bolečina se sčasoma spremeni, ljubezen pa ostane.",
        ],
      },
    ],
  },
  {
    weight: 3,
    turns: [
      {
        questions: [
          "Kaj so nebesa in pekel?",
          "Ali pridem v pekel, če ne hodim k maši?",
          "bojim se pekla",
          "Ali so živali v nebesih?",
        ],
        replies: [
          "Kristjani verujejo, da so nebesa življenje z Bogom, pekel pa to, kar ostane, če človek ljubezen do konca zavrne. Nihče pa ne more soditi o drugem.\n\nVeč na strani [Nebesa in pekel](/wisdom/heaven-hell).",
          "Strah ni dober učitelj. Evangelij se ne začne z grožnjo, ampak z besedami: »Ne boj se.«",
        ],
      },
      {
        questions: ["To me pomiri.", "Kaj pa tisti, ki ne verjamejo?", "aha hvala"],
        replies: [
          "Tudi njih ima Bog rad. Toliko lahko povem, več pa prepustim njemu.",
          "Vesel sem. Če te bo še kaj skrbelo, kar vprašaj.",
        ],
      },
    ],
  },
  {
    weight: 3,
    turns: [
      {
        questions: [
          "Jutri imam izpit in ne morem spati.",
          "v službi izgorevam",
          "Starši hočejo, da študiram medicino, jaz pa bi risal.",
          "Ne vem, kaj bi s svojim življenjem.",
        ],
        replies: [
          "Ponoči so vse stvari večje. Za nocoj je dovolj, da zapišeš tri stvari, ki te skrbijo, in list odložiš do jutra.",
          "Ni ti treba danes rešiti vsega življenja. Kateri je najmanjši naslednji korak, ki ga lahko narediš po svoji vesti?",
        ],
      },
      {
        questions: [
          "Mogoče bi se pogovoril s kom.",
          "Bojim se, da jih bom razočaral.",
          "poskusila bom zaspat",
          "Risal bi vsak dan, če bi lahko.",
        ],
        replies: [
          "To je dobra misel. Pogovor redko reši vse, skoraj vedno pa naredi stvar lažjo.",
          "Razumem. Razočaranje mine, življenje, ki ni tvoje, pa traja. Povej jim mirno in pošteno.",
        ],
      },
    ],
  },
  {
    weight: 2,
    turns: [
      {
        questions: ["Povej mi kaj lepega.", "dej eno misel za danes", "Dolgčas mi je.", "Živjo!"],
        replies: [
          "Nekdo ti je danes morda nasmehnil, pa nisi opazil. Poglej še enkrat.",
          "Živjo! Lahko vržeš kocko in dobiš misel za danes: [Vrzi kocko](/throw-cube).",
        ],
      },
      { questions: ["Haha, ok.", "hvala", "Še eno!"], replies: ["Z veseljem.", "Kar pridi še kdaj."] },
    ],
  },
  {
    weight: 1.1,
    turns: [
      {
        questions: [
          "Nočem več živeti.",
          "ne morem več, najraje bi umrla",
          "Zakaj bi sploh še živel?",
          "Razmišljam o samomoru.",
          "Brez nje ne morem in nočem živeti.",
        ],
        replies: [],
      },
      {
        questions: [
          "Ne vem, če zmorem poklicati.",
          "Hvala, da si mi odgovoril.",
          "Sem poklicala. Bila je prijazna.",
          "Nočem nikogar obremenjevati.",
        ],
        replies: [],
      },
      { questions: ["Bom poskusil.", "Sestra je zdaj pri meni.", "hvala"], replies: [] },
    ],
  },
  {
    weight: 0.5,
    turns: [
      {
        questions: [
          "Včeraj sem se spet porezala.",
          "Bojim se, da se bom poškodoval.",
          "ne zaupam si dans zvecer, lahk da se bom poskodvala",
        ],
        replies: [],
      },
      { questions: ["Nihče ne ve.", "Povedala bom šolski svetovalki.", "sram me je"], replies: [] },
    ],
  },
  {
    weight: 0.5,
    turns: [
      {
        questions: [
          "Prijateljica mi je napisala, da noče več živeti.",
          "Kaj rečem nekomu, ki mi je priznal, da misli na samomor?",
          "Brat govori, da bi bilo bolje, če ga ne bi bilo.",
        ],
        replies: [],
      },
      { questions: ["Pokličem jo takoj.", "Kaj pa če bo jezna name?", "Z mamo greva k njemu."], replies: [] },
    ],
  },
  {
    weight: 0.25,
    turns: [
      {
        questions: ["To je moje zadnje sporočilo.", "Zbogom vsem in hvala za vse, odhajam za vedno."],
        replies: [],
      },
    ],
  },
];
