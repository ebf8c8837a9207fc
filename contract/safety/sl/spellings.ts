/** Short, joined and dialect forms that are no word of English, by the standard words they stand for. */
export const spellings: Readonly<Record<string, string>> = {
  "ne morem": "nemorem nemorm nemrem nemren nemoren nemogu nmorem nemrm nmrem nemurm",
  "ne bi": "nebi neb nebe",
  "ne bom": "nebom nebon nebum",
  "ne bo": "nebo nebu",
  "ne da": "neda",
  "ne vem": "nevem neven",
  "ne zmorem": "nezmorem",
  "ne zelim": "nezelim",
  "ne grem": "negrem",
  "ne vidim": "nevidim",
  "se mi": "semi",
  "za vedno": "zavedno zavek",
  "za zmeraj": "zazmeraj zazmeri",
  sem: "sm",
  nisem: "nism nisn nisan nisen",
  jaz: "js jst jest jes jz jez",
  vec: "vc vic vise wec vecc veec",
  nic: "nc nis",
  nihce: "nihc nihci noben nobeden nobedn nubeden nubedn nubene nben nihte",
  zdaj: "zdej zej zaj zdele zdajle sedaj zda zdejle",
  kar: "kr",
  rad: "rd rat",
  rada: "rda radaa",
  najraje: "najraj najrajs najrajsi nrajs narajs nraj naraj najrajse nrajsi",
  raje: "rajs rajsi rajse rajsh",
  lahko: "lahk lohk loh lejko lehko lohka lohko lah",
  nocoj: "necoj drevi nocojle nocuj",
  danes: "dans dons gnes dnes denes dones danas",
  jutri: "jutr zutra sutra vjutro vutro zjutra",
  vceraj: "vceri vcer fcera fceraj vcerej vcera uceri",
  zvecer: "zvecr zvecir",
  moram: "morm moran",
  bilo: "blo bolo",
  bila: "bla",
  bili: "bli",
  vsi: "fsi usi svi",
  vse: "fse use sve",
  vsak: "fsak usak vsaki fsaki",
  vsako: "fsako usako",
  ker: "kir",
  jutro: "jutr0",
  samomor: "samomur samumor",
  noben: "nben",
  prosim: "prosm prsm",
  oprosti: "oprostte",
  ampak: "ampk",
  tukaj: "tukej tule tlele tuki tukile tuka kle tle",
  sploh: "splh",
  skoraj: "skor skorej",
  enkrat: "enkat nkrat",
  potem: "pol potl polej",
  zato: "zatu",
  nikoli: "nikol nigdar nikolj nikdar nikul",
  nekaj: "neki neka",
  kdaj: "kdej gda kda kad",
  kako: "kok kuko kaku",
};

/** Recognised when misspelt, written apart or masked. */
export const decisive = `
samomor samomora samomoru samomorilne samomorilen umreti umrem umrla umrl ubiti ubijem ubila ubil ziveti zivljenje
zivljenja rezem porezala porezal poskodujem poslovilno poslavljam zbogom adijo tablete nocem hocem zelim oprostite
mrtva mrtev zadnje zadnjic zivet umret pogresal izginila izginil izginiti prijatelj prijateljica sosolka poslovilo
`;

/** Recognised when written apart. */
export const joined = "samoposkodovanje samoposkodujem samoposkoduje selfharm";

/** Real words one letter away from a decisive one. */
export const lookalikes = `
umila umil umiri umirem umiram umirl umetni umesti umerl ubral ubrala dobila izbila pobila nabila ubili ubiralo ublazil
zivece zivezi zivali zivijo zivite zivelo sivijo sivela sivet zive zivec zivcev zivcen cvet svet zivljenji
rezom vezem lezem rezim rezek rezen reze zezem tezem brezem razum nosem locem pocem vocem nocen noce bocem bodem
hodem hoces hoce hocete zelen zelis zelja zelje zelo delim zelimo telim selim velim belim
mrtvi mrtve mrtvih mrtvo mrtvec mrha crtev zadnja zadnji zadnjo zadnjih zadnjem tableta tablet tablico tablica
poslovila poslovil poslovno porezalo adio radio audio zogom
`;
