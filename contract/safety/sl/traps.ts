/** Neškodljivi izrazi z istimi besedami. Iz sporočila vzamejo le svoje besede. */
export const traps: readonly string[] = [
  // Rekla.
  `
  {umreti}|{mrtev}|umir*|konec|vdrl* ~ od|za smeh*|smej*|lakot*|dolgc*|sramu|vrocin*|mraza|srece|ljubosum*|radoved*|stresa|obupa|cokolad*|burek|zeje|utrujen*|kavo|tist*|strahu
  od|za smeh*|lakot*|dolgc*|sramu|vrocin*|mraza|srece|ljubosum* ~ {umreti}|{mrtev}|umir*|vdrl*
  za umret|crknt|umreti
  do smrti + rad|nerod*|zaljub*|dolgc*|utrujen*|prestras*|resno|sram
  smrtno resn*|utrujen*|dolgoc*|nevar*
  mrtu laden|hladen|resen
  mrtva|mrtvi|mrtve|mrtvo|mrtev tocka|tocki|morje|kot|kotu|sezona|narava|tek|baterij*|povezava|jezik*
  baterij*|telefon|avto|racunal*|wifi|povezav*|internet|komp|roza|jelka|trava|streznik|pec|gozd|motor ~ {umreti}|{mrtev}|umir*
  upanje umre
  vec zivet|ziveti|zvet|zivim v|na|pri ~ ljubljan*|maribor*|celj*|kranj*|kopr*|mestu|bloku|stanovanju|hisi|vasi
  zivet|ziveti|zvet|zivim v|na|pri ~ ljubljan*|maribor*|celj*|kranj*|kopr*|mestu|bloku|stanovanju|hisi|vasi
  {oseba}|me|te|nas|sola|sef|glava|vaja|matematika|cevlji|trening ~ me|te|nas ~ bo|bojo|bodo|je|ubija|bo-ubil* {umor}|pobral*|ubija
  me|te|nas|glava-me bo|bojo|bodo|je ubil*|ubl*|ubu|zadavil*
  me|te|nas ubija*
  {bi} ubil* ~ za|zate
  za ~ {bi} ~ ubil*
  ubil*|umrl* {bi} za|zate
  ubiti|ubij*|ubit cas|casa|dolgcas|muh*|komar*
  v-zemljo|sramu ~ vdrl*|pogrez*|ugrez*
  najraje ~ ugrez*|pogrez*|vdrl*
  kdor|kdo prvi|zadnji ~ {umreti}
  lahko|mirno|srecn*|prav ~ srecn*|mirno|zdaj {umreti}
  zdaj lahko ~ {umreti}
  skoraj|malo ~ {umreti}
  mislil*|mislim ~ da ~ {bom} {umreti}
  mrtva|mrtev|mrtvi|umrla ~ sem|smo ~ ta|haha|lol|od|ko
  sem|smo mrtva|mrtev|mrtvi|umrla|umrli ~ ta|haha|lol|od|ko
  raje {umreti} ~ kot|kakor da|oliv*
  konec me je
  konec ~ filma|tekme|pouka|sole|leta|tedna|kajenj*|mesec*|sezone|poletja|zgodb*|poti|pesmi
  politic*|karier*|cisti|pravi {samomor}
  {samomor} celice|celic|kralja|iti
  vaja|trening|test|klanec|je-to|sah* ~ {samomor}
  smrt fasizmu|metal
  smrtna|smrtni kazen|greh|obsodba
  zivljenje|boj in|ali|na smrt
  sovraz* ~ zivljenje haha|lol
  `,
  // Živeti kje, s kom, kako.
  `
  zivet|ziveti|zvet|zivim|zivel*|ziveli v|na|pri|po|pod|ob|kot|brez|sam|sama|doma|tukaj|tu|skup*|dalec|zdravo|prepro*|bolj|med|blizu|modro !tem|temu|svetu|bolecin*|temi|telesu|svojem|strahu|trplj*|nje|njega|njih|bolecini|peklu|tega
  zivet|ziveti|zvet|zivim|zivel* ~ v|na|pri ~ mest*|ljubljan*|maribor*|celj*|kranj*|kopr*|blok*|stanov*|his*|vas*|drzav*|sob*|marsu|dom*
  zivet|ziveti|zvet|zivim|zivel* z|s !tem|to|mano|sabo|seboj|bolecin*
  zivet|ziveti ~ dalec|podnajem*|cimr*|starsi
  kako|pomeni|nauc*|umetnost ~ zivet|ziveti ~ prepro*|zdravo|brez|bolj|modro|polno|lepo
  pomeni zivet|ziveti
  {bi}|rad|hocem|najraje ~ odsel|odsla|izgin*|zgin*|pobeg*|sel|sla ~ na|v|za|kam ~ morj*|bali|hrib*|teden|sonc*|otok*|dopust*|spanij*|sob*|izmenj*|vikend
  izgin*|zgin* ~ na|v|za ~ bali|hrib*|morj*|teden|vikend|gozd*
  najraje ~ kam odsla|odsel
  spat|spim|spal* ~ do|cel
  stran od ~ tod|dez*
  iz-te|iz-tega zagate|skupine|razreda
  {nihce} ~ pogres*|opaz* + ekskurz*|razred*|trening*|zabav*
  `,
  // Druge teme; ne utišajo ničesar, kar je povedano naravnost.
  `
  film*|roman*|knjig*|serij*|igram|vlog*|predstav*|junak*|lik|drama|drami|pesem|pesmi|poje|poezij*|presern*|cankar*|hamlet*|romeo|julij*|karenin*|titanik*|naslov*|odred|krst*|monolog*|obnovo|zgodb*|govor|prizor* + {umreti}|{umor}|{samomor}|{mrtev}|smrt*|{konec}|adijo|zadnj*|slovo|zivlj*
  igri|igrici|igr*|minecraft*|rundi|runda|headshot*|boss|level|lolu|magic*|sahu|kvizu + {umreti}|{umor}|{samomor}|{mrtev}|unic*|adijo|zadnj*
  proces*|docker*|container|streznik*|server|kod|kodi|ukaz|python|linux|zombi|program + {umreti}|{umor}|kill|{mrtev}|{samomor}
  jezus*|krist*|jud*|savel|savl*|samson|elij*|job|pavl*|mucen*|svetn*|sokrat*|senek*|kleopatr*|hitler*|aleksand*|samuraj*|kamikaz*|masad*|vojak*|kralj*|stoik*|nietz*|cobain|krizu|razodetj*|evangel*|bog-dovoli|apostol*|angel*|prerok*|antigon*|memento + {umreti}|umir*|{umor}|{samomor}|smrt*|{mrtev}|zivlj*|vstal|pokop*
  referat*|esej*|seminar*|clank*|pisatel*|novinar*|statist*|raziskav*|student*|medicin*|predstavim|temo|razlik*|besed*|durkheim*|sociolog*|slovar*|sklanj*|preprec*|mladih|stran|knjigo|vprasalnik*|sodb* + {samomor}|samoposkod*|smrt*|umret*
  ljudje|ljudi|otroci|zival*|cebel*|trot|celic*|apoptoz*|rastlin*|drevo|drevesa|vse|vsi|narava|jeseni|dus*|vojakov|zvezd*|prometu|gozd* + {umreti}|umir*|{mrtev}|smrt*|{samomor}
  evtanaz*|kazen|hospic*|domu-za|dom-za|trpecih|prostovolj*|paliativ* + umir*|{umreti}|smrt*|{konec}|umre
  letal*|panik*|fobij*|srce + umir*|umrem|umrl*|smrt*
  kako|zakaj|kdaj|kje|kdo|koliko je|so|se|sta ~ {umreti}|{umor}|obesi*
  zakaj|kako ~ se|so|je ~ {umor}|{umreti}|obesil* + juda|romeo|branilc*|ljudje
  vlak in-pet
  po|pred|o smrti|smrtjo
  strah|bojim pred|se smrtjo|smrti|umret*
  boji* ~ da-bom umrl*
  kaj-se|ko|kam ~ umremo|umre
  umreti sebi|svetu|grehu
  {umreti} ~ za-nas|za-grehe|za-domovino
  vaja|filozofija v umiranj*
  smisel|pomen zivljenja
  smisl* ~ v|uciti ucen*|latin*
  se-spominj* ~ umrl*
  `,
  // Žalovanje.
  `
  {oseba}|{zival}|{on}|hrcek|stari|mati|stric|gospa|mi|nam|nan ~ je|so|sta|nan {umreti}|mrli|poginil*
  je|so|mi|ji|mu {umreti}|mrli|poginil*
  {umreti} mi|nam|ji|mu|je|so|nan
  {oseba}|fant ~ {se}|{si}|naredil*|vzel* ~ je|{umor}|samomor*|vzel* + let*|vas*|pred|jez*|tremi
  pogreb*|sozalj*|groba|grobu|zalov* + babic*|dedk*|stric*|nas*|berilo|napis*|bom-brala|kako|primer*
  mrtv* brat*|mam*|oce*|babic*
  uspaval*|uspavali
  mrtvih|mrtve
  pobrali mrtvega
  `,
  // Nočem umreti; opeklina, kruh, plezalna vrv; slovo v službi.
  `
  {nocem} umre*|umret*
  nisem samomor*
  vesel*|hvalez*|srecn* ~ sem ziv*
  {rez} ~ kruh*|cebul*|salam*|zelenj*|tort*|drva|pic*|lase|nohte|trav*|stik*|buc*
  cebul*|kruh*|kuhinj*|pecic*|robid*|mack*|cepivo|tetanus|likalnik*|padec|padel|nogomet*|britj*|gugal*|koleno|rezljanj* + {rez}|{rana}|{rezilo} + !nalasc|odleg*
  mack*|muca ~ {rez}
  {slovo} ~ do|jutri|spat|sola|ljubezen|in-lepe|sodelav*|blokir*
  {slovo}|zadnj*|poslov* + sodelav*|sluzb*|pokoj*|razred*|ucit*|sol*|kanad*|blokir*|psa|poje|pesem|vlak*|govor|runda
  zadnj* ~ sporocil*|vprasanj*|dan|noc|vecer|cik|vlak*|beseda|kilomet* ~ za|danes|sol*|sluzb*|maraton*|je
  {konec} ~ sva|fantom|punco|nalog*|solo|faks*|delo|smuc*
  ne isc* ~ danes|popoldne
  {stvari}|obleke|igrac* + vrtc*|karitas|premajhn*|begun*|selit*|razdajam
  skrb*|pazi*|zaliva* + tedna|teden|dopust*|morj*|grcij*|potovanj*|vikend*
  imam|mam ~ nacrt|plan ~ za|kako ~ nocoj|popravil*|enke|vikend|faks*
  datum|cerkev|prstan* + porok*|cerkev|prstan*|datum
  vse|pripravl* + piknik*|izlet*|pogreb*|zabav*|kosil*|rojstn*
  {tablete} ~ za|proti|pritisk glav*|prehlad*|alerg*|zeludec|bolecin*|pritisk|smem
  vrv|noz|noze|nozev + plezanj*|steni|kuhinj*|buce|jadr*|coln*|rezljanj*|kruh*
  {visina} + rafting|fotk*|razgled*|skakalc*|zamuja|postaj*|vintgar*|zog*|cakam-vlak|plecnik*|balkonu|koncert*|cez-soco|trgovin*|pomola
  skoc* ~ v|do|s ~ trgov*|morje|bazen|pomola|kuhinj*|vodo
  odloc* + ples*|faks*|vprasam|studi*|rad|jo-imam
  oprosti* + vceraj|zamud*|rekla|rekel|napisem
  me ne-bo ~ v|na sluzb*|petek|porok*|soli|doma + sef*|poroc*|zdravnik*|sol*
  listek|pismo ~ hladiln*|kanad*
  `,
];
