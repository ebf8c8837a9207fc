import type { Signal } from "../../chat.ts";

/** Povedano naravnost: nobena tema tega ne naredi neškodljivega, le drug izraz (»umrl bi od smeha«). */
export const outright: Readonly<Partial<Record<Signal, string>>> = {
  wish_to_die: `
    hocem|hocm|ocem|zelim|zelm|cem|hocu|scen|rad|rada {umreti}
    rad|rada & {bi} & {umreti}|{mrtev}
    zelim & {mrtev}
    {nocem} ~ zivet|ziveti|zvet|zivit
    {noce}|ne-da ~ se|mi ~ zivet|ziveti|zvet|zivit
    {se} & ubijem|ubijm|vbijem|ubijen|ubim
    {se} & {umor} & {bom}
    {bi}|hocem {se} {umor}
    {umor} {se} {bi}|hocem
    {si} & vzel*|vzam*|vzet*|konc* & zivlj* & {bom}|{bi}|{hocem}
    razmisljam|mislim ~ {samomor}
    {boljse} ~ brez-mene|ce-me-ne-bi
    samomorilne|samomorilske misli
  `,
  self_harm: `
    {se} & rezem|rezm|poskodujem
    {sem} & {se} & porezal*|rezal* & spet|namerno
  `,
  plan: `
    nocoj|danes|jutri|zvecer & {se} & {bom} & {umor}
    imam|mam & tablete & nocoj
  `,
  farewell: `
    poslovilno|poslovilna pism*
  `,
};

export const signals: Readonly<Record<Signal, readonly string[]>> = {
  wish_to_die: [
    // Želja umreti.
    `
    {hocem} ~ {umreti}|{mrtev}|smrt*
    {umreti}|{mrtev} {hocem}|{bi}
    {bi} & {umreti} & {hocem}|kar|ze|lahko|res|moral*|samo|moral|jaz|enkrat
    naj|da|pusti*|komaj|cimprej ~ umrem|crknem|umremo
    {mrtev} kot|kakor|ko
    {se} & {umor} + {bom}|{bi}|{hocem}|kako|naj|sem|razmisljam|mislim|vem|grem|lahko|moram|probal*|poskus*|govori*
    {se} & ubijem|ubijm|vbijem|ubijen
    {umor} $
    {si} & vzel*|vzam*|vzet*|konc*|skrajsal*|sodi* & zivlj*|zivlen*|zivot* + !je
    {konec} ~ s|z|zivljenj* ~ zivlj*|zivlen*|sabo|tem|mano|vsem + !razmerj*
    {konec} ~ vse|to|temu + {bom}|{bi}|{hocem}|grem|moram
    {bi} & koncal*|koncat|odjavil*|odjavu
    ne-znam|tega ~ koncal*|koncat
    {naredi} ~ {si}|temu|vsemu {konec}
    {samomor} + sem|jaz|si|bom|bi|me|mi|misl*|razmislj*|premislj*|moj*|resit*|izhod*|nocoj|glav*|bog*|ves-cas|zame|zase
    ^ {samomor} $
    kms|unaliv*
    roko ~ nase|nad-se
    sodi* {si}
    skoci*|skoc*|vrg*|vrz*|urg*|zapelj*|zalet*|lez*|uleg*|stopi* ~ z|s|pod|pred|na|v ~ {visina}|avto*|tovornjak*|kamion* + {bi}|{bom}|{hocem}|kar|naj|mislim|razmisljam|lahko
    pod|pred vlak + {bi}|kar|se
    {rez} & zile
    misl*|razmislj*|premislj*|sanj*|predstavlj* ~ smrt*|{samomor}|umr*|{konec}|pogreb* + !filoz*|kulturn*
    smrt* ~ misl*|razmislj*|resit*|olajs*|izhod|mir|lazj* + me|mi|jaz|sem|mislim|bi|na
    dan|datum ~ smrti + moj*|svoj*|dolocil*
    glas*|govorijo|govori|pisejo|rekli|pravijo ~ {se}-ubijem|ubijem|ubij*|umrem|crkn*|kys|skoc*|naj-se
    ubij*|crkn* ~ prav + imajo|ima
    greh*|odpust*|oprost*|jezi|pekel + {samomor}|umret*|umreti|ubij*|vzel*|vzam*|koncajo|zivljenje-si
    moj*|svoj* pogreb*
    zasluzim ~ {umreti}|smrt*
    zal|zakaj|skoda + resil*|prezivel*|obudil*|nasli|uspel*|ozivil* + me|sem|nisem|ni
    najd*|nasl* & {mrtev}
    `,
    // Zavrnjeno življenje.
    `
    {nocem} ~ {zivet}|vec|zbud*|naprej|docak* + !dez*|kave
    {noce}|ne-da|ljubi|ni ~ mi|se ~ {zivet}
    {nocem} biti|vec $
    {ni} ~ {smisel} ~ {zivet}|zakaj|naprej|vec|zame|zivim|$
    {ni} ~ {zivet} ~ {smisel}|vredno|naprej
    {zivet} ~ {ni} ~ smisla|vredn*|vec|mi|smisel
    ne {morem} ~ zivet*|ziveti|zvet|naprej|obstajat*
    ne {morem} vec $
    ne {morem} vec naprej|zdrz*|pren*|nosit*
    {nocem}|ne-{morem} in {nocem} ziv*
    {sit} ~ zivlj*|zivlen*|zivet*|vsega|sveta|biti|obstaj*|da-sem|clovek
    zivlj*|zivlen*|vsega|sveta {sit}
    zivlj*|zivlen* + muk*|breme|pekel|neznosn*|tezk*|odvec|odjav*|prevec
    zakaj|cemu|ka|kaj|kwa ~ {bi}|sploh|naj|je|mi ~ ziv*|obstaj*|rod*|zivlen*|zivljenja + !pomen*
    zakaj ~ bog ~ zbud*
    ni ~ do ~ zivlj*|zivet*|nicesar
    {ni} ~ drzi|veze|caka|ostalo|drzalo|zadrz* + me|mi|tu|tukaj|tega
    nimam ~ zakaj|za-kaj|iskati|iskat|nikogar|razloga
    tukaj|tu|svetu ~ ni|nima* ~ zame|prostor*|mesta|iskat*
    s|z|od|iz tega ~ sveta|tod|zivljenja + {bi}|{bom}|grem|{hocem}|oditi
    zapusti* ~ svet|zivljenje|planet
    ne ~ docak*|dockal*|doziv*|docaku + {bom}|mislim|me|jaz|sem|nocem|nameravam
    ne ~ vidim|predstavlj* ~ prihodnost*|zive|ziv|ziva|se|sebe + vec|sebe|prihodnost*|let*|ples*
    crno ~ prihodn*
    {ni} ~ strah|bojim ~ smrt*|umret*
    vseeno ~ ce|ali ~ {umreti}|ziv*|povoz*|zbud*|prezivim|crkn*
    ni ~ izhoda|prihodnosti|poti-nazaj|resitve|upanja
    edini ~ izhod|resitev
    brez|od-kar|odkar|ni ~ nje|njega|njih|nona|none ~ zivet*|nocem|ne-morem|smisla|nimam|sla|sel
    nehal* ~ dihati|dihat|obstajat*|bit|biti|zivet*
    srce ~ ustavi*|neha*|odpove*
    utrujen ~ od ~ clovek|biti
    drzi|drzalo ~ tu|tukaj
    razumete ~ nikomur
    `,
    // Brez mene bi bilo bolje.
    `
    {boljse} ~ brez|ce|ko|da ~ {me} ~ ni|ne|bi|bo|umr*|crkn*|$
    {boljse} ~ brez mene
    brez mene ~ {boljse}|zaziv*
    zivite|zivljenje|svet brez mene
    vsi|vsem|vsi-bi ~ {boljse} ~ brez|ce|ko|crkn*|pred
    da|ce|naj|ko ~ me ~ ne|ni|sploh ~ bi|bilo|bo|vec|nikjer + !sol*|sluzb*|doma|trening*|pouk*|vikend*|morj*
    me ne ~ bi ~ bilo|blo|vec
    {sem}|v|samo|vsem ~ breme|napoto|odvec
    {nihce} ~ pogres*|opaz*|jokal*|iskal*|manjkal*|mar + me|ce|bi|umr*|izgin* + !ekskurzij*|razred|pouk*
    {nihce} ~ me ~ mara|rad|potrebuje|rabi + nebesa|zivet*|umr*|svet*
    iskali ~ kljuc*
    svet ~ rabi|potrebuje ~ manj
    ne|nikoli|nisem|zakaj|smel* ~ rodi*|rojen*|spocet*
    rodi* ~ ne|nikoli
    ne ~ zasluzim ~ ziv*|obstaj*|dihat*
    nic ~ spremenil* ~ ce|brez
    smet ~ sveta|brez
    `,
    // Zaspati, izginiti, oditi k Bogu.
    `
    zasp*|spala|spal|spat ~ ne|vedno|nikoli|konc|konec|zmeraj|brez|dokler
    ne|nikoli|brez ~ zbud*|zbuj*|prebud* + {bi}|{hocem}|naj|da|vec|zasp*|molim|zjutraj|spal* + !otrok*|dojenc*|budilk*
    {bi}|{hocem}|kar|rad|rada|da|al & izgin*|zgin*|izpuht*|ugasn*|razblin*|odplaval*|izpar*|izbris*
    izgin*|izpuht* ~ za-vedno|sveta|zmeraj
    {konec} ~ z-mano|zame|vsega|trpljenja|poti|muk
    naj|da|hocem|samo|potem ~ bo|je|se|bi ~ {konec} ~ z|vsega|$ + !sol*|pouk*|nalog*|kajenj*|film*|naloge
    {bi}|upam|naj|zelim|vseeno ~ povozi*|zbil*|zbije|podre|podrl*|strela|rak|neozdrav*|ustreli*|ubilo|zgodilo
    zbil*|zbije|povozi* ~ me
    me ~ zbil*|zbije|povozi*|podre + !pes
    zdravniki ~ nasli|najdejo ~ neozdrav*|raka
    bog*|gospod*|jezus*|smrt*|oce ~ vzam*|vzem*|vzel*|vzeu|poklic*|pobere|resi ~ me|k-sebi|$
    bog*|bougi + vzeu|vzel*|vzame
    vzem*|vzam*|vzel*|vzeu ~ k-sebi
    {hocem}|grem|bi|sel|sla|prihajam|bom ~ k|v|domov|med ~ bogu|jezusu|ocetu|nebesa|angele|gospodu|mami-v|babici|noni
    gospod domov
    grem|sla|sel|it|iti ~ za ~ njo|njim|nono|mamo|ocetom|njima|bratom|zeno|mozem
    {hocem}|bi ~ biti|bil*|tja|lezal* ~ z-njim|z-njo|tja|pri-njej|pri-njem|grob*
    vsi moji ~ zemlji|umrli
    daroval*|dal* ~ zivljenje
    en|samo korak + mislim|misl*|rob*|cest*|pomislim|samo
    vlak*|most* ~ misl*|lahko|hitro
    poskus* + {samomor}|umr*|ubi*|vbi* + sem|moj*|mi|bom|spet
    uspel*|ratal* ~ ni|zal|spet + ubi*|umr*|poskus*
    sveck* ~ zelim
        rad|rada|bi ~ odsel|odsla + nihce|za-vedno
    `,
  ],
  self_harm: [
    `
    {se} & {rez} + {sem}|bi|{bom}|spet|da|skrivaj|vsak*|rok*|moram|lahko|mal*|obe|{hocem}|naj|kako|nehat*|vedno|nalasc|jaz|dokler|nog*|trebuh* + !kruh*|cebul*|opekl*|peko
    rezem|rezm|rezen $
    {rez} ~ {ud} + moj*|jaz|sem|si|mi|da|sama|sam|se|imam|mam|ze + !ucen*|jezus*|mack*|robid*|peck*
    {ud} ~ {rez}|krvi + moj*|imam|mam|sem|si|mi
    {rana} ~ {ud}|sam*|si + imam|mam|sem|skri*|moj*|sveze|da|naredil*|delam|se + !robid*|mack*
    skri*|dolg*|pokaz*|vid*|videl*|sram* ~ {rana}|{ud}|rokav*|stegn* + moj*|sem|si|jih|da|imam
    stegna + take|taka|pokaz*|zrez*|skriv*
    rezanj* + me|mi|jaz|brez|edin*|nehat*|prijat*|prjatu|spet + !cebul*|kruh*
    samoposkod*|selfharm*|relaps*|urge* + !tema|temo|predstav*|razred*
    {si} & kaj|nekaj|hud*|neki|kej & {naredi}
    kaj|ki|kar|jih & {si} & {sem} & {naredi}
    {si} & {naredi}|delam|delala + ran*|modric*|roke|rok*|kaj|bojim|strah
    bojim|strah|zaupam|ne-zaupam ~ {si}|sebe|sabo
    ne zaupam {si}
    ne|nisem ~ varn* ~ sam*|sabo|sebe|nocoj
    {rezilo} + me|moj*|skri*|rok*|roke|jaz|sem|nasl*|imam|spet|hud*|nalasc|peresnic*|vlecejo|omar* + !kruh*|kuhinj*|tort*|rezljanj*|buc*
    kri|krvi|krvav* ~ pomir*|mir|olajs*|dokler|do
    do krvi
    dokler ~ krv*|poci*|zvezd*|boli
    bolec*|boli|boleti|bolelo ~ pomaga|pomir*|zbistr*|edin*|lazje|zasluzim|cutim|cutil*|olajs*|diham + me|mi|jaz|samo|si|glav*
    {ud} ~ zid|zidu|steno|steni|zrcal*
    nalasc + opek*|porez*|urez*|udari*|ran*|odleg*
    odleglo + nalasc|rez*
        ocena|ocene ~ zarez*|rez
    pul* lase
    lase ~ pul*|sop*
    urges|sh|cuts + imam|mam|fresh|spet|sem
    ne-bom|nisem|brez|clean|cist* ~ vec|dni|dnevi|mesec* + rez*|obljubil*|vlec*|zdrzal*
    cutim|cutil* ~ nekaj|kaj + rez*|vrez*
    kako ~ povem|razlozim ~ rez*|ran*|brazgot*
    za|zaradi roke|rok + svetoval*|klical*|povedal*
    kopalnic* + sam*|nocoj|dobra
    `,
  ],
  plan: [
    // Sredstva.
    `
    imam|mam|man|iman|zbira*|zbral*|hranim|kupil*|narocil*|skri*|nabira*|nabral*|prihran*|vem ~ {tablete} + !glav*|prehlad*|recept*|pritisk|alerg*|vitamin*
    {tablete} ~ imam|mam|man|pripravlj*|roki|doma|omari|zbral*|dovolj|pisarni|nocoj|sih*
    {tablete} ~ {umreti}|{konec}|zbud*|nocoj
    vse|kaj|kar|sredstvo ~ rabim|rabm|potrebujem|pripravl*|zbrano|urejeno|zrih*|imam ~ imam|mam|doma|garaz*|ze|nocoj|je|za|$ + !piknik*|izlet*|zabav*|pogreb*|tort*|faks*|solo
    imam|mam|man ~ vse ~ pripravl*|zbran*|zrih*|rabim|rabm|urejen* + !piknik*
    ze ~ zbran*|vse|pripravl* + {se}|{konec}|ubij*
    kljuc* ~ omar*|orozj*|lovsk*
    oce|ata lovec
    nehal* ~ jemat*|jemati
    {tablete} ~ probal*|poskus*
    vrgla|vrgel|izrocil* ~ stran + terapevt*|rek*
    terapevt* ~ nisem|sredstv*|obljubil*
    narocil* ~ splet* + mir|potem|pride
    💊|🔫
    `,
    // Kdaj, kje, kako.
    `
    {cas} ~ {bom}|grem|bo|{naredi} ~ to|{naredi}|{samomor}|bogu|konec|mir + !nalog*|piknik*|pocitn*
    to|tega|kaj ~ {bom}|bi|{naredi} ~ {naredi} + vem|kako|kdaj|kje|ko|{cas}|tam|kraj
    bi|bom to {naredi}
    vem|znan|izbral*|odloc*|dolocil*|ve ~ kako|kak|kje|kdaj|gda|kam|kraj|datum|nedelj*|dan + bom|{naredi}|umr*|kdaj|gda|smrt*|vrnil*|nihce|to|mo
    kako ~ in|pa ~ kdaj|gda
    datum|dan|rok|deveti ~ imam|mam|dolocil*|deveti|smrt*|lahko|me-ne-bo + !porok*|cerkev|izpit*
    rok|do ~ dal*|dam + potem|pol|sveta|adijo
    ce|ko ~ ne|pade|pogine ~ {se}|vem|konc*|imam|me ~ ubij*|{naredi}|nic|umr*|zbrano
    {cas}|letu|avgusta|jutra|sobote ~ ne|me ~ bo|bom|docak* + !sol*|sluzb*|poroc*|morju|vrnem|sef*|piknik*
    me ne ~ bo|bon ~ vec|{cas}|$ + !sol*|sluzb*|doma|trening*|poroc*|morj*
    {cas} me ~ ne ~ bo
    po svoje
    imam|mam ~ nacrt|plan ~ kako|da|se|umr*|ubi*|$ + !popravi*|ucen*|nocoj|pica
    imam ga $
    nacrt ~ imam|mam + verj*
    zadnj* ~ dan|noc|vecer|ura|ur|minut*|masi|krat + moj*|teh|zivlj*|zvecer|sem|to-je + !sluzb*|sol*|vlak*|pouk*|cik
    se|samo|le ~ tri|dva|par|nekaj|en ~ dni|dneva|noci|ur|minut* + potem|konec|me-ne|umr*|zadnj*
    odloc*|dolocil*|sklenil* + mirn*|umr*|konec|smrt*|najde|jutr*|grem|konc*|lahko|kako-bom|obzal* + !faks*|ples*|povem
    mirn*|lahko|spim|lahkoten ~ {sem}|odkar|zdaj|ko|spet|bilo + odloc*|dolocil*|vem|datum|kdaj|deveti|pismo|nacrt
    ni|brez ~ poti|vrnitve|nazaj ~ nazaj|vec|$ + zacel*|odloc*|zdaj|vec
    vadil*|prehodil*|preizkus*|pogledat|pogledal*|ogled*|stal* ~ kraj*|most*|prog*|kako|pot|streh*|kjer + to|bom|samo|casa|rabim|koncu|naredil*
    {sem}|stojim|sedim|na|vrhu ~ na|ob|pri ~ most*|streh*|tirih|robu|ograji|balkonu|garazn* + !fotk*|raft*|zamuj*|selfi*|vintgar*|zog*|sonc*|slik*|mostar*|postaj*|razgled*
    bi ~ slo|bilo ~ hitro
    {sem} ~ vzel*|vzeu|pogoltn*|spil*|popil* ~ vse|prevec|{tablete}|cel* + !cokolad*|piv*|glav*
    vzel*|pogoltn*|spil* ~ {tablete}|vse + zaspan*|predal*|jih
    kako|kak|najlaz*|najhitr*|kateri|koliko|kolk|kwa|a-kdo|ka|najmanj|nacin ~ {se}|umret*|umr*|smrt*|konca|{tablete}|{konec}|vzeu|boli ~ {umor}|smrt*|zbud*|boli|bol*|umr*|hitr*|konca|najde|brez-bolecin|bolecin* + !jezus*|kriz*|film*|dus*
    kako|nacin ~ {umreti} ~ brez|hitr*|bolelo|boli|$
    nacin* smrti
    dovolj|prevec|koliko ~ {tablete}|uspaval*
    casa|dolgo ~ najde
    zase + sprasujem|rabim
    skupaj|obe|oba|midva ~ greva|umr*|samomor*|skoc*|odsl* + zmenil*|noci|dogovor*|isti|bova
    naj|ne|nihce|noben ~ me ~ ne|brat*|otroci|mama|noben|nihce ~ najde|ustav*|odvrn*
    nihce|noben me ~ ne ~ ustavi*|najde
    mama|star*|vsi|sestra ~ sluzb*|sih*|spal*|spali|nocni|odid* + {naredi}|pripravl*|konec|to|cas|mir-in
    ko ~ bojo|bodo ~ spal*|spali
    zacelo ~ se
    `,
  ],
  farewell: [
    `
    {slovo} vsem|vsi|svet|ekipa|ljudje|frend*|prijat*|dragi
    {slovo} ~ vedno|zadnj*|nikoli|hvala|skrbi*|rad*|ne|grem|vas|bo|bilo|🖤|za-vse|me|blo
    zadnj* ~ {slovo}|sporocil*|pism*|besed*|objav*|zelj* + moj*|to|je|vam|name|pise + !danes|babic*|stric*|besed-je
    zadnj* pozdrav
    zadnjic $
    zadnjic|zadnjikrat ~ {sem}|lp|masi|objel*|ne + bog*|konec|odgovarj*|svet*|umr*|zvecer
    lp zadnjic
    ^ {slovo} $
    poslavlj*|poslovil* ~ se|od + vas|vseh|zelim|ne-zmorem + !sodelav*|sluzb*|pokoj*|ucit*|razred*
    poslovil* pism*|sporocil*
    pism* ~ napisal*|napisano|pisem|pustil* + slov*|vsak*|zadnj*|datum|mami|posebej|vsem + !kanad*
    lahko-noc|noc + za-vedno|zmer*
    za|za-zmeri vedno|zmeraj|zmeri|zmerom $
    grem|odhajam|prihajam|odsel|odsla|odidem + za-vedno|k-ocetu|ne-jok*|ne-isk*|iskat|jokajte|vrnil*|zdaj-res|prostora|ne-boli|domov + !trgov*|solo
    ne|nikar|naj ~ jok*|zaluj*|isc*|isk*|kriv*|hudi|sekira*|zameri* + me|mano|mene|name|se|nikogar|bolsm|grem|pls + !danes|film*|telefon*
    ko|preden|ce|kdor|kdo ~ bos|boste|bo|bere* ~ bral*|bere*|prebral*|to|nasl* + me|ne|vec
    ko|preden|ce|zalival* ~ umr*|me-ne-bo|pokopal*|grem|odidem|me-ne + roz*|naj|komu|poved*|hotel*|motor|mack*|psa|za-vedno|poleg|zal|kdo + !morj*|dopust*|tedn*
    ko me ~ ne ~ bo|vec + !morj*|doma|sluzb*|dopust*
    mene ~ ne ~ bo|vec
    me ze ne bo
    moj*|na ~ pogreb*|grob* + naj|prosim|igra*|mi|moj*|roz*|brez + !stric*|babic*|dedk*|ded*
    pokop* ~ me|naj
    povej*|poved*|sporoc* ~ {ljudje} + rad|rada|kriv*|zal|lep*|imel*|naj|ne|bil*|ljub* + !kako|naj-ji|cestit*|dopust*
    {ljudje} ~ povej*|poved*
    {ljudje} ~ ni|ne|nista|niso ~ kriv*|zaradi|nic
    ni|nista|ne ~ kriv*|narobe|vaju|zaradi + mami|ati|ona|vaju|mama|star*
    ne krivi*
    oprosti*|oprostite|odpusti*|zal|oprstite ~ mi|vsi|vsem|za|da|ker ~ vsi|vse|razocar*|grem|odhajam|zbogom|mir|vsem|$ + !rekl*|vceraj|zamud*|napis*
    imel* ~ mir + pred|me|mano|zdaj
    ne ~ bom|bo|bon|boste|treba ~ vec|nikoli|ze ~ pisal*|skrb*|videl*|slis*|moti*|rab*|potreb*|mogl*|mogel*|vrnil*|breme|javil* + !pomoc|avto*
    tega|kamor|tam|zdaj ~ ne ~ rab*|potreb* + grem|dal*|vec|kamor|hvala|ne-bom|bom
    lep* ~ je|se|mejte|zivite|bilo|blo + brez-mene|adijo|mene|vami|odjav*|profil* + !pocitn*
    hvala ~ vse|vsem|malice|za + adijo|za-vedno|vec|grem|ne-bom|poslavlj*|zadnj*|zbogom|slov* + !slisimo|lahko-noc|danes
    skrb*|pazi*|pazu|posvoj*|poljubi*|nahrani*|zaliva* ~ za|na|{zival}|mojo|malo|moje|vas + zame|me|adijo|zbogom|umr*|ne-bo|zgori|jaz|vec|prosim|vsak-vecer + !morj*|teden|dopust*|grcij*
    {zival} ~ posvoj*|vzem*|skrb*|pazi*|vzame + ne-bom|jaz|umr*|adijo
    podaril*|dal|dala|razdal*|razdel*|prepis*|pustil*|oddal* ~ {stvari}|vse|kljuc* + ne|tam|umr*|rad-vas|vzglav*|mamin*|teta|tega + !vrtc*|premajhn*|rojstn*
    {stvari} ~ za|je ~ razdel*|ostalo
    kamor|tja|kjer ~ grem|gre|odhajam ~ ne|tega|nic|ni
    oporok*|testament* + star|stara|let|mudi|19|20|devetnajst + !hiso|notar*
    posnel*|zavit*|darila ~ hcer*|otrok*|sin* + ne-bo|naprej|let|pogleda
    spomni*|spominjaj* ~ me
    vidimo ~ nebes*|oni-strani|drug*-strani|tam
    na bolsm|boljsem|bolje
    gor|zgori|zgoraj ~ pazi*|pazu|gledal*
    profil ~ prazen|zbris*
    moj* poti ~ tu|konec
    v breme|napoto ~ vec
    vse sem ~ povedal* ~ hotel*
    odhaja* kot sneg
    odjavlj* ~ vedno
    najlep* ~ zivlj* + ne|povej*
    🕯|🕊|🖤|⚰|🪦 + {slovo}|zadnj*|hudi|lep*|me-ne-bo
    gesl*|dokument* + mizi|mano|kuvert*
    spi*|vse uredil*|urejeno + dni|zadnj*|konec|potem
    `,
  ],
  other_person: [
    `
    {oseba}|{on}|{pravi} ~ {se}|sebe ~ {umor} + !nas-ubil|so-se|zal*
    {se} bo|hoce|noce|zeli|je ~ {umor} + {pravi}|{oseba}
    {se} & bo|hoce|hotel* & {umor}
    hoce|zeli|bo|noce ~ {se}|sebe ~ {umor}
    {oseba}|{on}|{pravi} ~ {noce} ~ {zivet}|vec
    {noce} vec {zivet}
    {oseba}|{on}|{pravi} ~ {hocem}|zeli|hoce|bi|da-bi|naj|napisal* ~ {umreti}|{mrtev}|smrt* + {pravi}|zeli|hoce|moj*|nas* + !ubit-kos
    zeli|hoce|hocjo|zelijo ~ {umreti}|{mrtev}
    {oseba}|{on} ~ {samomor} + {pravi}|pomag*|poskus*|bo|kaj|bosta|rec*|skrb*|zmenil*|omenj*|prizn* + !pisatel*|referat*|letom
    {oseba}|{on}|{pravi} ~ {rez}|samoposkod*|ureznin* + {se}|{ud}|po|spet|je|praska|sveze + !kruh*|kosark*|mack*
    {rez} ~ {ud} + {oseba}|star*
    udarja|buta|tolce ~ {ud} + star*|{oseba}|zid
    {oseba}|{on} ~ {ud} ~ {rez}|{rana}
    ureznin*|rane|roke ~ {oseba}|porez* + opaz*|vid*|punca|ima|ma|ucen*
    opaz*|nasl*|odkril* ~ {oseba}|{rezilo}|{tablete}|listek|pism* + {rana}|{rezilo}|noce|poslov*|ucen*|klop* + !opice
    poslov*|poslavlj*|zadnje-besede|adijo + {oseba}|tip|punca|tiktok*|video*|vsem|discord*|skupin* + {pravi}|{se}|v|torbi|posl*|napis*|izklop*|sledim + !sodelav*|pokoj*|blokir*|ucit*|psa|uspaval*|igro
    {oseba}|{on} ~ {tablete} + {pravi}|vze*|kupil*|spravil*|slik*|bo|nima|skri*|zarad* + !glav*|zdravnik*
    {oseba}|{on} ~ vze*|pogoltn*|spil* ~ {tablete}|orozj*
    {oseba}|{on} ~ ne|nece ~ docak*|doziv*|bo-vec|bo-dolgo
    {oseba}|{on} ~ podaril*|dal*|razdaj*|razdal* ~ {stvari}|vse|svoj* + ne-bo|rek*|prezivel*|vec|lani|tam|cudn*
    ne ~ bo|bi ~ vec ~ potreb*|rab*|breme + {oseba}|{pravi}|nam
    {oseba}|{on}|{pravi} ~ gre|sel|sla|grem ~ tja|za|k ~ njo|njim|boli|kjer|nonotu|bogu|noni|mami
    {oseba}|{on}|{pravi} ~ {ni}|breme|boljse|bolje|prosta ~ smisla|ga|je|zivlj*|breme|brez-njega|brez-nje|zivet* + da|{pravi}
    bolje|boljse ~ ce ~ ga|je ne
    {oseba}|{on} ~ ne ~ more|zmore ~ vec
    {oseba}|tip|frend|enga|nekdo ~ na|z|s ~ most*|streh*|tirih|balkon*|robu + kaj|kva|rec*|napis*|skoc*|ne|linij* + !zog*|dimnik*
    {oseba}|{on}|{pravi} ~ skoc*|zapelj*|vrg*|utop* + bo|bi|da|je-ce|kako
    kako je ~ utopi*|umr*
    {oseba}|{on} ~ {naredi} ~ nekaj|kaj|si
    nekaj|kaj {naredi} + bo|pravi|ce
    bo|si & nekaj|kaj & {naredi} + {oseba}|pravi|skrbi|bojim
    ne ~ odpis*|oglas*|zglasi|javi|odgovar* + pripravl*|adijo|{noce}|umr*|slov*|rek*|pisala
    offline|nedoseg*|izklop* + 🖤|💊|adijo|slov*|besede|napis*
    {oseba}|{on} ~ ma|ima ~ vse|nacrt ~ pripravl*
    dekle*|fanta|punci|dva|dve ~ zmenil*|dogovor* + samomor*|umr*|skup*
    skrbi|bojim|strah ~ {oseba}|{on}|si + {naredi}|ubi*|umr*|prosta|poskod*
    {oseba}|{on} ~ {si} ~ vze*|konc* ~ zivlj* + !je-vzel|letom|leti
    {oseba}|{on} ~ poskus*|preziv* + spet|samomor*|ubi*|predozir*|tak
    {oseba}|{on} ~ tolce|zasluzi|sovrazi + glav*|krvi|zasluzi
    {oseba}|{on} ~ {pravi} ~ {sit}|dovolj ~ zivel*|zivlj*|zivela
    {oseba}|{on} ~ odsel|odsla|je-ni|ga-ni + skoc*|ubu|umr*|slov*
    kako|kaj|komu|kam ~ pregovor*|pomag*|rec*|prijav* + odloc*|samomor*|ubi*|umr*|rez*|poslov*
    cudno mirn*
    {samomor} + nekomu|komu|nekoga|{oseba}
    {oseba} ~ {zivet} ~ {sit}|hocem-umret|umret
    `,
  ],
};

/** Šibki znaki; dva iz različnih skupin v enem sporočilu štejeta. */
export const hints: readonly { signal: Signal; patterns: string }[] = [];

/** Besede iskanja, ki prinesejo najprej telefonske številke. */
export const searched = `
  {samomor}
  {se} ubi*
  ubi* {se}
  kako ~ umre*
  ne {morem} vec
  {nocem} vec
  ni izhoda
`;
