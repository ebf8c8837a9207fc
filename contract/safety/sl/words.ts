/** Skupine besed po imenih, ki v vzorcih stojijo v oklepajih; brez čšž; vezaj veže besede, ki si sledijo. */
export const words: Readonly<Record<string, string>> = {
  sem: "sem san sen sn sam som",
  nocem:
    "nocem nocm nocn nocen nocin necem necm necen neceum necu nocu nescem nescen nehcem nocva nocmo nocemo necmo noceva ne-zelim ne-maram ne-bi-rad ne-bi-rada",
  noce: "noce nece nesce necejo nocejo nescejo noceta ne-zeli",
  hocem:
    "hocem ocem hocm ocm hocu ocu cem scem scen hotel hotla hotela hotu zelim zelm zelin zelel zelela zelu zelja zeljo rad rada raje najraje molim upam prosim komaj",
  bi: "bi b be bih",
  bom: "bom bon bum bova bomo mo cem",
  se: "se sebe",
  si: "si sebi",
  morem: "morem morm mrem morn muorem moren mogu zmorem zmorm zmoren zdrzim zdrzm prenesem moreva moremo",
  umreti:
    "umre* umri* umro* umrl* umru* umrm* umrt* mreti mret merti mrem mrla mru vmre* vmrl* vmru* crkn* krep* pogin* humre* preminil*",
  mrtev: "mrtev mrtv* mrtu",
  umor: "ubi* ubu ubo ubla vbi* vbu buj* fenta* pokonc* obesi* ustreli* utopi* utopit* zastrupi* zadusi* umori* ukini* zabode* likvidira*",
  zivet:
    "ziveti zivet zvet zivit ziviti zivjet zivjeti zivel zivela zivim zivu ziv ziva zivi zivlj* zivlen* zvlen* zivot* biti bit obstaj* obstoj* dihat* diham svet*",
  smisel: "smisel smisla smislu razlog* volj* pomen* namen* upanj* prihodnost*",
  konec: "konec konc konca koncam koncal* koncat* koncau koncu koncno skonca* zakljuc*",
  naredi: "nared* nard* narest narejen* napravi* napravl* stori* naprajl* zrih*",
  samomor: "samomor* suicid* samoubo* samoubi*",
  brez: "brez",
  ni: "ne ni nima nimam nisem nic nikoli brez noben* niso nihce",
  nihce: "nihce noben* nikomur nikogar kdo",
  sit: "sit sita dovolj dost dosti zadosti naveli* utrujen* zmatran* obup* odneha* preda* vdal* sovraz* mrzim izmucen* zadost",
  boljse:
    "bolje boljse boljs* bolse bols lazje lazj* lepse srecn* srecen olajs* mir najbolje najboljse najbl fajn bolj dobr* vesel* prosta",
  me: "me mene mano meni mi jaz",
  oseba: `prijatel* prijatl* prjatu* prjatl* frend* kolega kolegu kolegc* kolegic* kolegom sosol* sestr* brat brata bratu bratom bratec bratranc* sestricn*
    mama mami mame mamo oce oceta ocetu oci ocka ata fotr foter sin sinu sina hci hcer* otrok* babic* dedek dedk* nona nono stric teta necak* zena moz moza
    mozu fant fanta dekle* dekl* punc* partner* bivs* cimr* cimer sostanoval* sosed* sused* sodelav* ucen* dijak* student* ucitelj* profesor* trener*
    pajdas* sovojak* nekdo nekoga nekomu nekom znanec znank* vnuk* pacient* varovan* tip deklic* mulc* clan eden en eni enga friend bff tasca nasa nas moja moj`,
  on: "on ona ga jo mu ji njega njo nje njej njen* njegov* mi-je",
  pravi:
    "pravi pravijo prav* rece recejo rek* govori* grozi* omenj* napis* napisu pise pisal* posl* objavi* ponavlja* zaupal* priznal* povedal* misli razmislja* zeli* hoc* vprasal* klical* obljub*",
  rez: "rez* porez* urez* zarez* zrez* narez* vrez* samoposkod* samo-poskod* poskod* praska* opraska* griz* tepe* tolc* tolk* udarj* zge* zgal* opek* opec* ran* kaznu* kaznov* scipa* pulim puli secem sece mlati* butam bodem selfharm* cut*",
  ud: "rok* roki zapest* nog* stegn* koz* trebuh* podlakt* zil* telo tele* peste pest* clenk* glav* ud",
  rana: "rane ran ranam ureznin* brazgotin* prask* modric* opeklin* kri krvi krvav* zareze porez* cuts",
  rezilo:
    "zilet* britv* rezil* nozk* nozek noz noze noza nozem skarj* silck* cirkel vzigalnik* likalnik* 🔪 🩸",
  tablete:
    "tablet* tabletk* zdravil* uspaval* antidepres* pomirjeval* vrv vrvi vrvjo zank* pas pistol* puska pusko puske orozj* orozje strup* inzulin* sredstv* predozir* 💊 🔫",
  visina:
    "most* streh* stolpnic* balkon* tirih tire tirov tir tirom prepad* pecin* vlak* nadvoz* okensk* rob robu garazn* peron* prog* savo vod*",
  cas: "nocoj danes jutri zvecer vecer* ponedelj* torek sred* cetrtek petek sobot* nedelj* noc noci vikend* teden* mesec* dni dneva dan polnoc* avgust* jeseni rojstn* novem* bozic* matur* zdaj ponoci",
  zival:
    "pes psa psu pse kuz* muc* mack* maco maca zajc* hrck* papig* fick* piskot* roze rozam zival* ljubljenc*",
  stvari:
    "stvari oblek* knjig* kitar* motor racunal* avto plosc* zbirk* prstan* nakit orodj* violin* klavir konzol* xbox* skins* denar* jakno kolo igric* slusalk*",
  ljudje:
    "mami mama mamo ati atu oce* star* sestr* brat* punc* fant* zen* moz* otrok* hcer* sin* babic* druzin* domac* prijatel* frend* vsem vsi vsak* sosol* njej njemu jim ljudje male* malo",
  slovo: "adijo zbogom slovo poslavlj* poslov* goodbye bye nasvidenje zbogum pozdrav*",
};
