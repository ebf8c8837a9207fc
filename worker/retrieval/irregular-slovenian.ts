/*
 * Words whose stem changes so much that no rule joins their forms, folded; the first names them all. Search, the
 * guide and the log room read the same list.
 */
export const IRREGULAR_FORMS: readonly (readonly string[])[] = `
  oce oceta ocetu ocetom ocetje ocete ocetov ocetoma
  mati mater matere materi materjo materam
  hci hcer hcere hceri hcerjo hceram hcerah hcerami hcerka hcerke hcerki hcerko
  pes psa psu psom psi pse psov psih psoma
  clovek cloveka cloveku clovekom ljudje ljudi ljudem ljudmi ljudeh
  otrok otroka otroku otrokom otroci otroke otrocih otroki otrokoma
  dan dne dneva dnevu dnevi dni dneh dnem dnevom dnevov
  noc noci nocjo noceh nocem
  ime imena imenu imenom imeni imen imenih
  okno okna oknu oknom oken oknih okni
  tla tal tlem tleh tlemi
  moz moza mozu mozem mozje moze
  zival zivali zivaljo zivalim zivalmi zivalih
`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));
