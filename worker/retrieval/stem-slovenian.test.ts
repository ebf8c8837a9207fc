import { expect, test } from "vitest";
import { stemSlovenian } from "./stem-slovenian.ts";
import { fold } from "./tokenize.ts";

const stems = (words: string) => new Set(words.split(" ").map((word) => stemSlovenian(fold(word))));

test.each([
  "modrost modrosti modrostjo moder modra modrega modrih",
  "pes psa psu psi psov",
  "konec konca koncu koncem",
  "roka roki roke roko rokama rokah",
  "bolezen bolezni boleznijo",
  "molitev molitve moliti molim molil",
  "prijatelj prijatelja prijatelji prijateljica prijateljici prijateljstvo",
  "verovati verujem veruje veroval vera vere",
  "govoriti govorim govorita govorila govori",
  "iskati iščem išče iskal",
  "pisati pišem pisala piše",
  "jokati jočem jokam joka",
  "trpeti trpim trpljenje trpel",
  "živeti živim življenje življenja živel zivet",
  "odpustiti odpustim odpuščanje odpustil",
  "hvaležen hvaležna hvaležnost hvaležnosti zahvala",
  "žalost žalosten žalostna žalujem žalovanje",
  "človek človeka ljudje ljudi ljudem",
  "oče očeta očetu",
  "nebo nebesa nebesih",
  "dan dneva dni dnevih",
  "pesem pesmi pesmijo poje petje",
  "ljubezen ljubezni ljubeznijo ljubeznih",
  "otrok otroka otroci otroke otrocih otrokom",
  "mati mater matere materi materjo",
  "hči hčer hčere hčeri hčerjo",
  "sestra sester sestre sestri sestrami",
  "okno okna oken oknih",
  "žival živali živaljo",
  "tla tal tleh",
  "mož moža možu možje",
])("the forms %s have one stem", (forms) => {
  expect([...stems(forms)]).toHaveLength(1);
});

// Words that stand in none of the texts and in no list.
test.each([
  "miza mizo mizi mizama mizah",
  "okolje okolja okolju okoljih",
  "kupovati kupujem kupuje kupoval kupovanje",
  "veter vetra vetru",
  "sosedov sosedove sosedovih sosed soseda",
  "skakati skačem skakal",
  "pogumen pogumna pogumnega pogum",
  "starec starca starcu",
  "breskev breskve breskvi",
])("the forms %s, which nobody thought of, have one stem", (forms) => {
  expect([...stems(forms)]).toHaveLength(1);
});

test.each(["srce sreča", "pes pesem", "jeza jezus", "vera veter", "mir morje", "dan danes"])(
  "%s are different words",
  (words) => {
    expect([...stems(words)]).toHaveLength(2);
  },
);
