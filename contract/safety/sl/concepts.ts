/** Besede po pomenih, kot jih ljudje pišejo; brez čšž; zvezdica: vsaka končnica; vezaj: besedi, ki si sledita. */
export const concepts: Readonly<Record<string, string>> = {
  not: "ne ni nis nisem nism nisn nisi niso nismo nima nimam nimas nimajo nikol* nigdar nikdar nic nc nis nebi neb nebo nebom nebon neben noben*",
  want: "hocem ocem hocm ocm hocu ocu cem scem scen hoce hoces hotel hotla hotela hotu zelim zelm zelin zeli zelis zelel* zelu zelja zeljo rad rada rd rat raje rajs* rajsi najraj* nraj* narajs* naj molim upam prosim komaj radi rade mika mikalo voljo volje",
  notwant:
    "nocem nocm nocn nocen nocin necem necm necen neceum necu nocu nescem nescen nehcem nocva nocmo nocemo necemo necmo noceva necva noce nece nesce nehce necejo nocejo nescejo noceta nocjo ne-zelim ne-zeli ne-zelijo ne-maram ne-bi-rad ne-da-se neda-se ne-lubi",
  cant: "ne-morem nemorem nemorm nemrem nemren nemoren nemogu nmorem nemrm nmrem nemurm ne-zmorem ne-zmore nezmorem ne-zdrzim nezdrzim ne-zdrzi ne-more ne-morm ne-mrem ne-muorem ne-moren ne-mogu ne-prenesem ne-zmorm ne-zdrzm",
  die: "umre umrem umres umret umreti umrt umrte umremo umrejo umrla umrl umrli umrlo umrle umru umru umriti umri umiram umira umirem umiral* umiranj* umrm umrou mret mreti merti mrem mrla mrli mru vmre* vmrl* vmru* vmreti crkn* crka* crknu krepa* krepn* pogin* humre* preminil* preminul* umira* izdihn* izdahn*",
  dead: "mrtev mrtva mrtvi mrtve mrtvo mrtvega mrtvih mrtu mrtvu mrtf mrtuga smrt smrti smrtjo smrtn* truplo truplu mrlic*",
  kill: "ubije* ubijem ubij ubijal* ubija* ubit ubiti ubil* ubila ubiu ubu ubo ubla ubio ubi ubijm vbije* vbit* vbil* vbu vbo vbla vbij* buja bujo bujla bujem fenta* pokonca* likvidira* umori* unici* zakolje* zaklal*",
  suicide: "samomor* samomur* suicid* samoubo* samoubi* samomrilsk* selfdelete unalive samousmrt* samouniic*",
  hang: "obesi* obesu obesla obesanj* ustreli* ustrelu utopi* utopil* zastrupi* zadusi* zabode* zabodl* skoci* skocu skocit skakal* skok vrze* vrgel vrgla vrgu predozir* prereze* prerezal* prerezat povozi* zbije* zbil",
  live: "ziveti zivet zvet zivit ziviti zivjet zivjeti zivel zivela ziveli zivim zivimo zivu ziv ziva zivi zivo zivlj* zivlen* zvlen* zivlejn* zivot* zivin zifet ziuljenj* ziulen*",
  exist: "biti bit obstaj* obstoj* dihat* diham dihal* svet svetu sveta bivat bivanj* tuki obstane*",
  here: "tu tukaj tuki tle kle tukej tule tlele tukile tuka semle nazemlj*",
  gone: "izgin* zgin* zginu zginla izpuht* spuht* odsel odsla odidem odide odit oditi odhaja* odhod odlet* razpust* raztop* zbrisa* izbris* nestal",
  go: "grem gre gres gremo gren grma idem pojdem odhajam sel sla su sou pojt iti it jit grev",
  sleep:
    "spat spati spim spi spal spala spanje spanj* spanec zaspat* zaspi* zaspal* zaspim zaspav zaspu zasp",
  wake: "zbudi* zbudim zbudil* zbudu zbuja* prebud* vstat* vstan* zbudn*",
  end: "konec konc konca koncam konca koncal* koncat* koncati koncau koncu koncno koncuje koncajo skonca* zakljuc* nehat* neha* nehal* prenehat* preneha* izklop* ugasn* prekin* ustav* fertik basta",
  forever:
    "za-vedno zavedno zavek za-zmeraj zazmeraj zazmeri za-zmer za-zmeri za-vek vedno vecno zauvek navek na-veke za-zmirom dokoncno nepovratn*",
  anymore: "vec vc vic vise wec vecc veec vech vecj naprej naprej dalje",
  without: "brez bres brz",
  point:
    "smisel smisla smislu smiselno razlog razloga razlogov volj* pomen* namen* upanj* prihodnost* nesmisel* nesmiselno brezveze zakaj-bi cemu vredno",
  born: "rodil* rodi rodila rojen rojena rojst* nastal* spocet*",
  better:
    "bolje boljse boljs* bolse bolsi bols lazje lazj* lazi lepse srecnej* srecni olajs* oddahn* mir mirn* najbolje najboljse najbl najbolj fajn bolj odres* resit* resen spokoj* pomirj*",
  burden:
    "breme bremen* odvec nadleg* nadlezn* bremz smet smeti zguba zgub* nevreden nevredn* nicvred* nekorist* nepotreb* sramot* napaka napoti strosek strosk* pokvarj* razocar*",
  tired:
    "sit sita sito dovolj dost dosti zadosti naveli* utrujen* zmatran* obup* odneha* odnehal* preda* predal* vdal* sovraz* mrzim izmucen* iscrpan* izcrpan* zadost poln-kufer zlomljen* strt* potrt* zgaran* naveli* obnemog*",
  pain: "boli bolelo bolecin* bolecina trpi* trpim trplje* trpet* muci* mucen* matra* matram peklo tema teme temi temn* temo crna crno praznin* prazen prazna prazno tesnob* zalost* stiska stiski stisko brezup* brezizhod* izhod* izhoda",
  cut: "rezem rezes reze rezejo rezal* rezala rezat rezati rezanj* rezan rezu rezla porez* urez* zarez* zrez* vrez* secem secet* sece secejo samoposkod* selfharm* selfharmam sh",
  harm: "poskod* poskoduj* poskodov* ran* rani ranit* raniti kaznu* kaznov* praska* prask* opraska* grize* griz* grizem scipa* pulim puli puljenj* poskodva* poskodujm ozig* zgem zge zgal* zge opek* opec* ugas* ugasa* zbada* zbadam bodem bode stradam strada* bruham bruha*",
  hit: "tepe* tepem tolc* tolcem tolk* udarj* udari* udarit* mlati* butam buta* butn* razbij* klofut* bijem tresk*",
  limb: "rok roka roke roki roko rokah rokav* zapest* nog noge nogo nogah stegn* koz koza koze kozo trebuh* podlakt* zil zile zilo telo telesa tele* peste pest pesti pestmi clenk* glav* glavo stopal* ramen* komolc* bokih",
  wound:
    "rane rano ranam ranah ureznin* brazgotin* modric* opeklin* kri krvi krvav* krvi zareze zarez porez* cuts odrgnin* obvez* povoj* obliz* siv* fleke lis",
  blade:
    "zilet* britv* rezil* nozk* nozek noz noze noza nozem nozi skarj* silck* cirkel* sestil* olfa* skalpel* steklo crepinj* igla iglo igl* 🔪 🩸",
  burner: "vzigalnik* cigaret* cik* likalnik* svec* plosco vrocim",
  pills:
    "tablet* tabletk* zdravil* uspaval* antidepres* pomirjeval* sredstv* inzulin* lekarn* helex* lekadol* sanval* strup* recept skatlic* morfij* kapsul* 💊",
  rope: "vrv vrvi vrvjo vrvjo zank* pas pasom kabel strik* hlacnik* spaga",
  gun: "pistol* puska pusko puske puski orozj* orozje naboj* metk* strel* strelja* 🔫",
  high: "most mostu mostom mosta mostov* streh* strehi stolpnic* balkon* prepad* pecin* previs* nadvoz* viadukt* okensk* okno okna rob robu garazn* nadstropj* stolp* zvonik* ograj* skala",
  rail: "tir tiri tirih tire tirov tirom tirnic* vlak* peron* prog* progo zapornic*",
  water:
    "reka reko reki savo savi sava dravo dravi drava soco soci muro muri jezer* vodo vodi morje morju krko ljubljanic*",
  tonight:
    "nocoj necoj drevi danes dans dons gnes dnes denes dones jutri jutr zvecer zvecr vecer veceru zdaj zdej zej zaj ponoci noc noci nocojsnj* polnoc* cez-noc",
  date: "ponedelj* torek torka sred* sredo cetrtek cetrtka petek petka sobot* nedelj* vikend* teden* tedna mesec* meseca dni dneva dan polnoc* avgust* jeseni jesen pomladi rojstn* novem* bozic* matur* matura datum* rok ura uri ure uro prazn* poletj* zime zimo leto letu leta",
  ready:
    "pripravljen* pripravl* pripravil* pripravu urejen* uredil* uredu zbran* zbral* nabran* nabral* kupil* kupu nakup* shranj* spravl* zalog* zalogo hranim skril* skrit* skrivam odloci* odlocil* odlocu odlocen* odlocitev dolocil* dolocen* izbral* izbran* sklenil* vadil* preizkus* prestel* stejem",
  plan: "nacrt* plan plana plane planiram planira* planu nacrtuj* namerav*",
  doit: "naredi* naredim naredil* naredila naredu naredo nared* narest nardim nardi nardila nardu nardil nardit napravi* napravim naprav* stori* storim naprajl* izvedem izved* izpelj* zrih* zgodi",
  method:
    "nacin* kako kok kuko kak koliko najhitr* hitr* hitro nebolec* brezbol* ucinkovit* zanesljiv* smrtn* smrton* odmerek odmerk* kolicin* doza doze",
  letter:
    "pismo pisma pisem poslovil* sporocil* sporocilo listek listk* list lista dnevnik* oporok* beleznic* napisal* napisu napisano posnetek posnel* posnetk*",
  goodbye:
    "adijo adio zbogom zbogum slovo slovesa poslavlj* poslov* nasvidenje na-svidenje pozdrav* pozdravlj* ciao cav goodbye bye nasnidenje pa-pa snidemo srecn* srecno lepo-se-mejte",
  last: "zadnji* zadnja zadnje zadnjic zadnjikrat zadnjo zadnjih zadnjikrt zadnc poslednj* zadnjega",
  sorry:
    "oprosti* oprostite oprostte odpust* odpusti* opravicuj* zal sorry sory skoz krivi krivda krivde kriv kriva krivite krivt zamer* zamerite sekir* zalujte jokajte jokaj",
  thanks: "hvala hvalezn* fala hvla zahval* thx tnx",
  love: "imam-rad rad-te rada-te rada-vas rad-vas imel-rad imela-rad ljubim ljubil* objem* poljub* luv",
  give: "podari* podaril* podaru razda* razdal* razdel* daj dala dal dam dajem dau zapust* zapustil* pusti* pustil* puscam pustu prepis* prepisal* prepust* vzemi vzame vzamejo obdrzi dobi dobijo pripada",
  things:
    "stvari oblek* knjig* kitar* motor racunal* avto plosc* zbirk* prstan* nakit orodj* violin* klavir konzol* xbox* skins* denar* jakno kolo igric* slusalk* telefon* geslo gesla racun* kljuc* omar* stanovanj* hiso hisa kmetij*",
  pet: "pes psa psu pse psicko kuz* muc* muca muco mack* maco maca zajc* hrck* papig* fick* piskot* ziva* konj* krav* ljubljenc*",
  care: "skrbi skrbite skrbel* skrbela skrbeti skrbu poskrbi* poskrbel* pazi pazite pazit cuvaj* cuvajte nahrani* hranil* hranit zaliva* zalije* vzel vzela prevzel* prevzame popazi* pomagajte",
  family:
    "mama mami mame mamo mamca mat mati oce oceta ocetu oci ocka ata ati atu atija fotr fotra foter sin sinu sina sinek hci hcer* hcerk* otrok* otroc* babic* babi dedek dedk* nona nono stric teta teto necak* necakinj* zena zeno zeni moz moza mozu brat brata bratu bratom bratec bratranc* sestr* sestricn* vnuk* vnukinj* star* starsi starsa druzin* domac* tasca svak* tamal* ta-mal* mulc* mala malega mali",
  friend:
    "prijatel* prijatlj* prijatl* prjatu* prjatl* pajdas* frend* frendic* kolega kolegu kolegc* kolegic* kolegom sosol* sosolec sosolk* fant fanta fantu dekle* dekl* punc* punco partner* bivs* bivsi cimr* cimer* sostanoval* sosed* sused* sodelav* sovojak* bff bestie bejba tip tipa znanec znank* soigral*",
  pupil:
    "ucenec ucen* ucenk* dijak* dijakinj* student* pacient* varovan* varovank* stranka klient* nekdo nekoga nekomu nekom eden en eni enga enega deklic* deklico punck* fantek fantka otrok* sovaj* clan mladostnik* najstnik* igralec streamer* sledilk* sledilc* neznan*",
  he: "on ona ga jo mu ji njega njo nje njej njemu njen* njegov* jim njih njim onadva",
  me: "jaz js jst jest jes jz jez me mene mano meni mi men mojga moj* name zame vame",
  am: "sem sm sam san sen sn som nisem nism bom bon bum bova imam mam man",
  self: "se sebe sebi sabo seb si samga sam-sebe samo-sebe",
  would: "bi b be bih",
  everyone: "vsi vsem vsak* vseh usi fsi svi usm vsakemu drug* drugi drugim ostal* ljudje ljudem",
  nobody:
    "nihce nihc nihci noben nobeden nobedn nubeden nubedn nubene nben nihte nikogar nikomur nobenmu nobenega nobenemu niko",
  says: "pravi pravijo prav prave prau rece recejo rekel rekla rekli rek* reku reko odkar rekli govori* govorila govori grozi* grozil* omenj* omenil* napis* pise pisal* pisala posl* poslal* poslala objavi* objavil* ponavlja* zaupal* priznal* povedal* vprasal* klical* poklical* obljub* prijavil* razlag* jamra",
  scared: "boji bojim bojin skrbi-me skrbi strah prestras* panika paniki panik* zaskrbljen* groza pretirav*",
  alone: "sam sama samo osamljen* samot* osaml* zapuscen* sami",
  again: "spet zopet ponovno znova pet-spet nazaj recidiv* znov",
  urge: "potreb* nagon* sila sili prime prijem* zelj* skusnjav* zaupam mika ustavit ustaviti zadrz* impulz* nujo",
  hide: "skriva* skrit* prikriva* skrij* skril* kratk* dolge dolgi dolgih rokavi rokave rokavih rokava pulover* jopic* jopi* mikic* zapestnic* opaz* opazi* videl* videla vidi vidijo vid spraskala lagal* lazem zlaga*",
  secret: "skrivnost* nikomur-povedala obljubil* obljubila zaupal* izdal* izdam izdat tajim",
  help: "pomaga* pomagam pomagat pomagajte pomoc pomoci pomoc* svet nasvet* nardim naredim naj storim odreagir* reagir* ukrepa* poklic* klicem prijavi*",
  god: "bog boga bogu bog* gospod* oce-nas nebes* nebesa nebesih raj raju stvarnik* onstran* drugi-strani angel* bougi boug",
  takeme: "vzame* vzemi vzel vzeu vzemi vzet vzeti vzela pobere* poklice odpelj* pobral* vzamem",
  body: "najdejo najdl* najdete najsli nasli najd* grob grobu groba pogreb* pokopljej* pokopan* pokopal* krst* zara zaro zalovanj* osmrtnic* poslovilni iscite iscejo iskat",
  miss: "pogresal* pogresa* opazil* opazi jokal* zaloval* spomin* spomni* pozab* pozabil* pozabite",
  attempt:
    "poskus* poskusil* poskusila probal* proba* poizkus* propadl* uspel* resili resil* reanim* bolnic* bolnisnic* urgenc* psihiatr* izpiral*",
  bully: "nadleguj* zajeb* zmerj* zasmeh* govorijo-naj ustrah* mobing* zbada* izsilj* grdo zanic*",
  therapy:
    "terapevt* psiholog* psihiatr* svetoval* zdravnic* zdravnik* terapij* razrednik* razrednic* svetovaln*",
  game: "igr* igric* igra igro igri minecraft* fortnit* sah sahu sims* level* nivo runda rundi rundo boss respawn* spawn* gg npc avatar* lik like karta kart* tarok* spil* streama* raid fifa cs lol-u sims konzola",
  code: "proces* koda kodi kodo program* python* javascript* linux* docker* server* streznik* bug* skript* ukaz* racunaln* aplikacij* procesor sql git terminal* funkcij* excel* datotek* update posodobitev",
  film: "film* filmu serij* epizod* sezon* knjig* roman* pesem pesmi pesm* pesnik* prizor* igralec igralk* knjizevn* preser* cankar* romeo julij* hamlet* shakesp* werther* krst zgodb* lik lika junak* glavni odred* gledal* predstav* opera risank* anim* strip* koncert* album* bend* pevec* pevka",
  school:
    "sol* solo soli referat* esej* seminar* test* testu izpit* predavanj* predmet* slovenscin* zgodovin* biologij* sociologij* psihologij* filozofij* matematik* nalog* spis* govorn* faks* gimnazij* profesor* obnova ucbenik* razred*",
  history:
    "vojn* vojna vojni vojak* bitk* fronta fronti kralj* cesar* rim* grsk* samuraj* kamikaz* zgodovin* stoletj* stalin* hitler* revolucij* partizan* atentat* zrtev zrtve zrtev* zrtvova* ukraj* gaz* politik* stran* zakon* volit* vlad* novic* clanek* raziskav* statistik* kazen evtanaz*",
  theology:
    "jezus* jezusa krist* kriz* krizu velik* vstaj* vstal* pavel pavl* peter petr* juda* jud* job job* evangel* svetopis* biblij* svet* svetnik* mucen* mucenc* papez* masa masa masi duhovn* cerkv* cerkev verouk* greh* zvelica* odresen* dusa dusa duse dusi duh vernik* molit* molitev islam* budiz* razodetj* apostol* stara-zaveza psalm* prerok*",
  food: "hran* jest jesti pic* pico burek* torta torto torte kava kavo kosil* vecerj* zajtrk* kruh* cebul* solat* meso mesa krompir* recept* kuha* kuham pece* peko cokolad* sladoled* juh* sir pivo pivu kebab* palacink* menz* lakot* lacn* zej* zeja",
  idiom:
    "smeh* smehu dolgcas* dolgcajt* vrocin* mraz* sram* sramu srec* radoved* strahu nestrp* utrujenost* ljubosumj* zavist* zalj* lakote zeje jez* navdus* muce cevlj* visoke pete glavobol* gripa gripo prehlad*",
  device:
    "telefon* baterij* wifi internet* avto avta motor* racunalnik* printer* tiskaln* laptop* ekran* signal* povezav* omrezj* kalkulator* pralni",
  plantlife:
    "roza roze roz* rast* vrt* paradiznik* drev* list* trava bazilik* cebel* komar* muh* mravlj* pajk* misi mis ptic* rib* ribe zuzelk* goba gob* volk* medved*",
  sport:
    "tek* tekel* teci trening* trener* nogomet* kosark* tekma tekmo tekmi maraton* plez* smuc* kolesar* fitnes* telovad* odbojk* plava* bazen* hrib* gore rafting* bungee* padalo",
  place:
    "ljubljan* maribor* celj* mest* mestu vasi vas bloku blok* najem* podnajem* starsih domu dom internat* tujin* nemcij* avstrij* amerik* drzav* hostel* sobi cimro planet* mars* podezel*",
  travel:
    "dopust* pocitnic* potovan* letal* let letalisc* vlak* avtobus* grcij* spanij* izlet* izmenjav* morje morj* kampir* taborjenj* selim seli* selit* kanad* hrvask*",
  grief:
    "babica babice dedek dedka dedku nono nona stara-mama stari-oce pokojn* pogreb* pogrebu pred-letom pred-leti lani nesrec* nesreci nesreca rak rakom rakasta bolezn* infarkt* kap starost* sozalj* zaluj* zalovanj* grob* grobu poginil*",
  past: "nekoc vcasih vceraj lani pred takrat prej bivsi starejs* mladost* otrostv* let leti letom meseci nekdaj ze-dolgo star* stara",
  question: "kaj kva kuj kaksn* kdo kdaj kje zakaj kako ali a koliko kateri katera katero kera ker kam",
  laugh: "haha* hehe* lol lmao* xd rofl 😂 🤣 😅 😆 💀 😹 hec hecam sala salim fora zezam joke",
  mild: "slab slaba slabo dan tezko tezek tezka zalost* jokam joka jok jezna jezen jeza skregal* kregam krega* prepir* dolgcas ziv* strah* izpita sekira* stres* nervoz* ",
  emo: "🖤 🕊 🕯 ⚰ 🪦 💔 👋 🔚 😭 😔 😞",
  denial:
    "sej saj ampak cepra* ceprav pac nevem ne-vem mogoc* mogoce sploh skoraj kar kr skos skoz tko tako res zares resno",
  number: "ena dva dve tri stiri pet deset sto tisoc dvajset",
};
