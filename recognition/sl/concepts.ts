/** Besede po pomenih, kot jih ljudje pišejo; brez čšž; zvezdica: vsaka končnica; vezaj: besedi, ki si sledita. */
export const concepts: Readonly<Record<string, string>> = {
  not: "ne ni nisem nism nisi niso nima nimam nimas nikol* nic nc nebi neb nebo noben*",
  want: "hocem ocem hocm ocu cem hoce hoces hotel hotla hotela hotu zelim zeli zelis zelel* zelja rad rada rd rat raje rajs* najraj* naj molim upam prosim komaj radi mika voljo volje",
  notwant: "nocem nocm necem necu nescem noce nesce necejo nocjo ne-zelim ne-zeli ne-maram",
  cant: "ne-morem nemorem nemrem nemren ne-zmorem ne-zmore ne-zdrzim ne-zdrzi ne-morm ne-mrem ne-muorem ne-mogu ne-prenesem ne-zmorm",
  die: "umre umrem umres umret umreti umrt umrejo umrla umrl umrli umrlo umru umri umirem mrem mrli vmrl* crkn* crka* krepa* pogin* preminil* umira*",
  dead: "mrtev mrtva mrtvi mrtve mrtvo mrtvega mrtvih mrtu smrt smrti smrtjo smrtn* mrlic*",
  kill: "ubije* ubij ubija* ubit ubiti ubil* ubiu ubu ubla ubio ubi vbil* vbij* bujo fenta* pokonca* umori* unici* zakolje*",
  suicide: "samomor* suicid* unalive",
  hang: "obesi* obesu ustreli* utopi* zastrupi* skoci* skocu skakal* skok vrze* vrgel vrgla vrgu predozir* prerezal* povozi* zbije* zbil",
  live: "ziveti zivet zvet zivit zivel zivela ziveli zivim ziv ziva zivi zivo zivlj* zivlen* zivlejn* zivot* ziulen*",
  exist: "biti bit obstaj* obstoj* dihat* diham svet svetu sveta tuki",
  here: "tu tukaj tuki tle kle tukej",
  gone: "izgin* zgin* izpuht* odsel odsla oditi odhaja* izbris*",
  go: "grem gre gres gremo odhajam sel sla su sou iti it",
  sleep: "spat spati spim spi spala spanj* spanec zaspat* zaspi* zaspal* zaspav zaspu",
  wake: "zbudi* zbudu zbuja* vstat* vstan*",
  end: "konec konc konca koncam koncal* koncat* koncu koncno zakljuc* neha* preneha* izklop* ugasn* ustav* fertik basta",
  forever: "za-vedno za-zmeraj za-zmeri vedno vecno",
  anymore: "vec vc vic vise naprej",
  without: "brez",
  point:
    "smisel smisla smiselno razlog razloga razlogov volj* pomen* namen* upanj* prihodnost* nesmisel* brezveze zakaj-bi cemu vredno",
  born: "rodil* rojen rojena rojst* nastal*",
  better:
    "bolje boljs* bols lazj* lazi lepse srecnej* srecni olajs* oddahn* mir mirn* najbolje najboljse najbl najbolj fajn bolj odres* resit* pomirj*",
  burden: "breme odvec nadleg* smeti zgub* sramot* napaka strosek strosk* razocar*",
  tired:
    "sit sita dovolj dost dosti zadosti naveli* utrujen* zmatran* obup* preda* sovraz* mrzim izcrpan* poln-kufer zlomljen* potrt*",
  pain: "boli bolelo bolecin* trpi* trplje* muci* mucen* matra* peklo tema teme temi temn* temo crna crno praznin* prazen prazna prazno tesnob* zalost* stiska stiski brezup* izhod*",
  cut: "rezem reze rezejo rezal* rezat rezati rezanj* porez* urez* zarez* zrez* vrez* secem samoposkod* selfharm* sh",
  harm: "poskod* ran* kaznu* kaznov* prask* opraska* griz* scipa* pulim puli zgem zge zgal* opek* opec* ugas* zbada* strada* bruha*",
  hit: "tepe* tolc* tolk* udarj* udari* buta* butn* razbij* klofut* bijem",
  limb: "rok roka roke roki roko rokah rokav* zapest* nog noge nogo nogah stegn* koza koze kozo trebuh* podlakt* zile telo tele* pest pesti pestmi clenk* glav* stopal* ramen* komolc*",
  wound:
    "rane rano ranah ureznin* brazgotin* modric* opeklin* kri krvi krvav* zareze porez* cuts odrgnin* obvez* obliz* siv*",
  blade: "zilet* britv* rezil* nozk* noz noze noza nozem skarj* silck* sestil* olfa* igl* 🔪 🩸",
  burner: "vzigalnik* cigaret* cik* likalnik* svec*",
  pills:
    "tablet* zdravil* uspaval* antidepres* pomirjeval* sredstv* inzulin* lekarn* lekadol* sanval* strup* recept skatlic* morfij* 💊",
  rope: "vrv vrvi vrvjo zank* pas pasom strik*",
  gun: "pistol* puska pusko orozj* strel* 🔫",
  high: "most mostu mostom mosta mostov* streh* balkon* prepad* nadvoz* viadukt* okensk* okno okna rob robu nadstropj* stolp* ograj* skala",
  rail: "tirih tire tirnic* vlak* peron* prog*",
  water: "reka reko reki savo dravo dravi soco soci muro muri jezer* vodo vodi morje morju krko",
  tonight:
    "nocoj drevi danes dans dons gnes dones jutri jutr zvecer vecer zdaj zdej zaj ponoci noc noci polnoc*",
  date: "ponedelj* torek sred* cetrtek cetrtka petek petka sobot* nedelj* vikend* teden* tedna mesec* dni dneva dan polnoc* avgust* jeseni jesen pomladi rojstn* novem* bozic* matur* datum* rok ura uri ure uro prazn* poletj* zime zimo leto letu leta",
  ready:
    "pripravl* pripravil* pripravu urejen* uredil* zbran* zbral* nabran* nabral* kupil* shranj* spravl* hranim skril* skrit* skrivam odloci* odlocu odlocen* dolocil* dolocen* izbral* izbran* sklenil* vadil* preizkus* stejem",
  plan: "nacrt* plan plane planu namerav*",
  doit: "nared* narest nardim nardi nardila nardil nardit stori* naprajl* zrih* zgodi",
  method: "nacin* kako kok kak koliko najhitr* hitr* smrtn* odmerek odmerk*",
  letter:
    "pismo pisma pisem poslovil* sporocil* listek listk* list dnevnik* oporok* napisal* napisu posnetek posnel*",
  goodbye:
    "adijo zbogom slovo slovesa poslavlj* poslov* nasvidenje na-svidenje pozdrav* ciao cav goodbye bye pa-pa srecn*",
  last: "zadnji* zadnja zadnje zadnjo poslednj* zadnjega",
  sorry:
    "oprosti* odpust* opravicuj* zal sorry sory skoz krivi kriv kriva krivite zamer* sekir* zalujte jokajte jokaj",
  thanks: "hvala hvalezn* fala zahval* thx",
  love: "imam-rad rad-te rada-te rada-vas rad-vas imel-rad objem* poljub* luv",
  give: "podari* razda* razdel* daj dala dal dam dajem zapust* pusti* puscam pustu prepis* vzemi vzame vzamejo obdrzi dobi dobijo",
  things:
    "stvari oblek* knjig* kitar* motor avto plosc* zbirk* prstan* nakit orodj* violin* klavir skins* denar* jakno kolo igric* telefon* geslo gesla racun* kljuc* omar* stanovanj* hiso hisa kmetij*",
  pet: "pes psa psu psicko kuz* muc* mack* zajc* hrck* fick* piskot* ziva* konj* krav*",
  care: "skrbi skrbite skrbel* poskrbi* pazi cuvaj* nahrani* hranit zaliva* vzel vzela prevzel* popazi* pomagajte",
  family:
    "mama mami mame mamo mat mati oce oceta ocetu oci ocka ata ati atu fotr sin sinu sina hci hcer* otrok* otroc* babic* babi dedek dedk* nona nono stric teta teto necak* zena zeno zeni moz moza mozu brat brata bratu bratom bratec bratranc* sestr* vnuk* star* druzin* domac* tasca svak* ta-mal* mulc* mala malega mali",
  friend:
    "prijatel* prijatl* prjatu* prjatl* pajdas* frend* kolega kolegc* kolegic* sosol* fant fanta fantu dekl* punc* partner* bivs* cimr* cimer* sostanoval* sosed* sused* sodelav* sovojak* bff bestie tip znanec",
  pupil:
    "ucen* dijak* student* pacient* varovan* stranka klient* nekdo nekoga nekomu nekom eden en eni enga enega deklic* punck* fantek fantka otrok* mladostnik* igralec streamer* neznan*",
  he: "on ona ga jo mu ji njega njo nje njej njemu njen* njegov* jim njih njim",
  me: "jaz js jst jest jes jz me mene mano meni mi men moj* name zame",
  am: "sem sm sam san sen sn nisem nism bom bova imam mam man",
  self: "se sebe sebi sabo si sam-sebe",
  would: "bi b be",
  everyone: "vsi vsem vsak* vseh usi fsi drug* ostal* ljudje ljudem",
  nobody: "nihce noben nobeden nobedn nikogar nikomur nobenmu nobenega",
  says: "pravi pravijo prav prave prau rece rek* odkar govori* grozi* napis* pise pisal* posl* objavi* ponavlja* zaupal* priznal* povedal* vprasal* klical* poklical* obljub* razlag*",
  scared: "boji bojim bojin skrbi-me skrbi strah prestras* panik* groza pretirav*",
  alone: "sam sama samo samot* osaml* zapuscen* sami",
  again: "spet nazaj",
  urge: "potreb* sila prime zelj* zaupam mika ustavit zadrz*",
  hide: "skriva* skrit* skrij* skril* kratk* dolge dolgi dolgih rokavi rokave rokavih pulover* jopi* zapestnic* opaz* videl* vidi vidijo vid spraskala lazem zlaga*",
  secret: "skrivnost* nikomur-povedala obljubil* zaupal* izdal* izdam",
  help: "pomaga* pomoc* svet nasvet* nardim naredim naj storim odreagir* ukrepa* poklic* klicem prijavi*",
  god: "bog* gospod* oce-nas nebes* drugi-strani angel* bougi",
  takeme: "vzame* vzemi vzel vzeu vzeti vzela pobere* odpelj* pobral*",
  body: "nasli najd* grob grobu groba pogreb* pokopljej* pokopal* krst* zalovanj* osmrtnic* poslovilni iscite iskat",
  miss: "pogresa* opazil* opazi jokal* spomin* spomni* pozab*",
  attempt: "poskus* proba* propadl* uspel* resil* bolnic* bolnisnic* urgenc* psihiatr*",
  bully: "zajeb* zmerj* govorijo-naj zbada*",
  therapy: "terapevt* psiholog* psihiatr* svetoval* zdravnic* zdravnik* terapij* razrednik* razrednic*",
  game: "igr* minecraft* fortnit* sah sahu sims* level* runda rundi boss respawn* gg avatar* lik like kart* tarok* spil*",
  code: "proces* kodi program* python* linux* docker* server* streznik* skript* ukaz* racunaln* aplikacij* terminal* excel*",
  film: "film* serij* sezon* knjig* roman* pesem pesm* pesnik* prizor* igralec igralk* preser* cankar* romeo julij* hamlet* shakesp* werther* krst zgodb* lik junak* glavni gledal* predstav* opera anim* strip* koncert* album* bend* pevec*",
  school:
    "sol* referat* esej* seminar* test* izpit* predavanj* predmet* slovenscin* zgodovin* biologij* sociologij* psihologij* filozofij* matematik* nalog* spis* govorn* faks* gimnazij* profesor* obnova razred*",
  history:
    "vojn* vojak* bitk* fronta fronti kralj* cesar* rim* grsk* samuraj* kamikaz* zgodovin* hitler* partizan* zrtvova* ukraj* gaz* politik* stran* zakon* novic* clanek* statistik* kazen evtanaz*",
  theology:
    "jezus* krist* kriz* velik* vstaj* vstal* pavel pavl* peter petr* jud* job* evangel* biblij* svet* mucen* papez* masa masi duhovn* cerkv* cerkev verouk* greh* zvelica* dusa duse dusi duh molit* islam* budiz* razodetj* apostol* psalm* prerok*",
  food: "hran* jest jesti pic* burek* torta torto kava kavo kosil* vecerj* zajtrk* kruh* cebul* solat* meso mesa krompir* recept* kuha* pece* cokolad* sladoled* juh* sir pivo palacink* menz* lakot* lacn*",
  idiom:
    "smeh* dolgcas* dolgcajt* vrocin* mraz* sram* srec* radoved* strahu utrujenost* ljubosumj* zalj* lakote jez* muce cevlj* pete glavobol* gripa prehlad*",
  device:
    "telefon* baterij* wifi internet* avto avta motor* racunalnik* printer* laptop* ekran* signal* povezav*",
  plantlife:
    "roz* rast* vrt* paradiznik* drev* list* cebel* komar* muh* mravlj* pajk* misi ptic* rib* gob* volk* medved*",
  sport:
    "tek* teci trening* trener* nogomet* kosark* maraton* plez* smuc* kolesar* fitnes* telovad* plava* bazen* hrib* rafting* bungee* padalo",
  place:
    "ljubljan* maribor* celj* mest* vasi vas blok* najem* starsih domu dom tujin* nemcij* avstrij* amerik* drzav* hostel* sobi cimro planet* mars*",
  travel:
    "dopust* pocitnic* potovan* letal* let vlak* avtobus* grcij* spanij* izlet* izmenjav* morj* kampir* taborjenj* seli* kanad*",
  grief:
    "babica babice dedek dedka dedku nono nona stara-mama pokojn* pogreb* pred-letom pred-leti lani nesrec* rak rakom bolezn* infarkt* kap starost* sozalj* zaluj* zalovanj* grob* poginil*",
  past: "nekoc vcasih vceraj lani pred takrat prej bivsi mladost* otrostv* let leti letom ze-dolgo star*",
  question: "kaj kva kaksn* kdo kdaj kje zakaj kako ali a koliko kateri katera katero kera ker kam",
  laugh: "haha* hehe* lol lmao* 😂 😅 💀 hec hecam sala salim fora joke",
  mild: "slab slaba slabo dan tezko tezek tezka zalost* jokam joka jok jezna jezen jeza skregal* krega* prepir* dolgcas ziv* strah* izpita sekira* stres* nervoz*",
  emo: "🖤 🕊 🕯 ⚰ 💔 👋 🔚 😭 😔 😞",
  denial:
    "sej saj ampak cepra* pac nevem ne-vem mogoc* sploh skoraj kar kr skos skoz tko tako res zares resno",
  number: "ena dva dve tri stiri pet deset sto tisoc dvajset",
  we: "smo nam nas nama imamo bomo sva nasa nase nasi naso",
  about: "o glede",
  you: "te ti tebi tvoj* vas vam vase vaso boste imate veste ste",
  think: "vem ve ves misli* mislm mislu vedel* vedet",
  good: "dober dobro dobra lep* super vesel* zdrav* prijetn* odlicn* krasn* hvalabogu",
  lock: "zaklen* zaklep* vrata kopalnic* predal* kleti klet stranisc*",
  drunk: "pijan* alkohol* zgan* vodke vodko pila pil",
  rescue: "polic* resilc* gasilc* 112 113",
  quote: "kocka kocko kocke modro* citat* verz* besed* stavk*",
};
