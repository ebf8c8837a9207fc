import type { Locale } from "../../contract/locale.ts";

/** Words that stand in every text and ask for none, folded. */
export const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  sl: words(
    `in ter ali pa ampak vendar saj ker ko ce da kot kakor kar naj torej zato zatorej sicer toda niti
     je sem si smo ste so sva sta bi bil bila bilo bili bile bo bom bos bomo boste bodo bova bosta biti nisem nisi ni nismo niste niso ne nebi
     sebi sebe seboj jaz ti on ona ono mi vi oni me mene meni mano menoj te tebe tebi tabo teboj ga njega mu njemu njim jo njo nji njej nje jih njih jim nas nam nami vas vam vami se
     moj moja moje mojo mojega mojemu mojem moji mojih tvoj tvoja tvoje tvojo tvojega tvoji svoj svoja svoje svojo svojega svoji nasa nase nasi njegov njegova njen njena njihov
     ta to ta tega temu tem tej teh tisti tista tisto tiste tega tak taka tako taksen taksna toliko tu tukaj tam sem tja
     kaj kdo koga komu kom kako kje kam kod kdaj zakaj cemu koliko kateri katera katero katere kaksen kaksna kaksno ki kdor
     v na pri po o ob od do iz z s za k h pred med nad pod brez skozi cez zaradi proti okoli okrog glede preko kljub
     ze se tudi samo le zelo bolj manj najbolj prav res morda lahko se vec sploh kar zdaj potem nato vedno spet torej pac
     imam imas ima nimam nimas nima nimamo nimajo vse vsi vsa vsak vsaka vsako vsem vseh nic
      imamo imate imajo imeti hocem hoces hoce hocemo hocejo hoteti zelim zeli zelis moram moras mora moramo morajo morem mores more ne nekaj nekdo neki neka neko en ena eno enega kdaj kdorkoli
     rad rada radi prosim ali mogoce naredim narediti naredi delam gre grem nek tole tale sej tud nej mam`,
  ),
  en: words(
    `the a an and or but nor of to in on at by for with from into onto about as than then there here
     is are was were be been being am do does did doing done has have had having will would shall should can could may might must
     it its this that these those i you he she we they my your his her our their mine yours me him us them myself yourself
     what which who whom whose how why when where if not no so just very too also only even more most some any each
     im ive id ill youre youve its isnt arent wasnt dont doesnt didnt cant couldnt wont wouldnt shouldnt havent hasnt thats theres whats
     get got go goes going make made want wants please somebody something anything thing things really up out off over again because while`,
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
