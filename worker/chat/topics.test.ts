import { expect, test } from "vitest";
import type { Topic } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import libraryEn from "../../generated/content/en/library.json";
import librarySl from "../../generated/content/sl/library.json";
import { converse } from "../testing/converse.ts";
import { readPlainly } from "./danger-signs.ts";
import { findTopic } from "./topics.ts";

const LIBRARY = { sl: librarySl, en: libraryEn };

test.each<[Locale, Topic, string]>([
  ["sl", "threatened", "mož mi grozi, da me bo ubil"],
  ["sl", "threatened", "mož ima doma puško in grozi da naju bo ustrelil"],
  ["sl", "threatened", "moža. ma puško k je lovc. ne morm klicat policije k bo pol še slabš"],
  ["sl", "threatened", "grozi da me ubije če grem"],
  ["en", "threatened", "my sister said come but he said he would kill me if i leave"],
  ["en", "threatened", "my husband has a gun and I am scared of him"],
  ["sl", "obey", "kaj pravi sveto pismo a mora žena zmeraj ubogat moža"],
  ["sl", "obey", "moj pravi da je to božja volja. včerej me je za lase vlekel po kuhni"],
  ["en", "obey", "does the Bible say a wife must stay?"],
  [
    "en",
    "obey",
    "He threw me against the fridge on Sunday and my pastor says pray more. Please, must I stay",
  ],
  ["sl", "abuse", "včeri me je za lase vlekel po kuhni"],
  ["sl", "abuse", "fotr me mlati ko pije"],
  ["sl", "abuse", "fotr me je mal prebutu"],
  ["sl", "abuse", "stari me je spet namlatu"],
  ["sl", "abuse", "uno me je prijel čist na silo"],
  ["sl", "partner", "mož me je vlekel za lase"],
  ["sl", "partner", "moj tip me davi"],
  ["sl", "partner", "partner me zaklepa v stanovanje"],
  ["en", "abuse", "he choked me last night"],
  ["en", "abuse", "he grabbed me by the throat"],
  ["en", "abuse", "he locks me in"],
  ["sl", "anger", "punco bom počakal in ji zobe zbil"],
  ["en", "anger", "i will beat him up"],
  ["sl", "bullied", "v šoli me zafrkavajo"],
  ["sl", "bullied", "najtežje mi je da se mi zdej vsi frendi smejijo"],
  ["en", "bullied", "it got worse since i moved schools in jan. i eat lunch in the toilets"],
  ["en", "bullied", "nobody at school likes me anyway. they laugh when i walk in"],
  ["sl", "worth", "a je kej narobe z mano"],
  ["en", "worth", "everyone has a boyfriend and i am alone. am i ugly"],
  ["sl", "lonely", "sem prvič v ljubljani pa nobenga ne poznam"],
  ["sl", "numbers", "daj mi krizno številko"],
  ["en", "numbers", "give me a crisis number for girls in Ljubljana then, and in Croatia"],
  ["sl", "suffering", "zakaj bog dopusti da umirajo mali otroci"],
  ["en", "suffering", "if God is love why did my sister get leukaemia"],
  ["en", "loss", "My husband died four years ago. I say my prayers but nobody is there."],
  ["sl", "suicideLoss", "sin se mi je ubil"],
  ["sl", "suicideLoss", "sosed se je obesu"],
  ["en", "suicideLoss", "suicide is for cowards. my cousin did it last year"],
  ["sl", "stigma", "starši teh mulcev so si sami krivi"],
  ["en", "stigma", "suicide is selfish"],
  ["sl", "welcome", "Ali je ta stran tudi za muslimane?"],
  ["en", "welcome", "I am Muslim. Am I welcome here or will you try to make me Christian?"],
  ["sl", "about", "Ali ste sekta?"],
  ["en", "about", "are you a cult"],
  ["sl", "story", "povej mi kakšno zgodbo"],
  ["en", "story", "Is there a story on the site I could read aloud to them?"],
  ["sl", "print", "ali lahko to natisnem za šolo"],
  ["en", "print", "may i print this for my class"],
  ["sl", "deleting", "kako se to zbriše"],
  ["en", "deleting", "how do i delete it then. and is there an app"],
  ["sl", "godForgives", "a mi bog odpusti"],
  ["en", "godForgives", "does God forgive a person who has left prayer for many years?"],
  ["sl", "afterDeath", "kaj se zgodi po smrti"],
  ["en", "afterDeath", "what happens to me when I die?"],
  ["sl", "marriage", "z možem se ne pogovarjava več"],
  ["en", "marriage", "its my wife. we dont talk"],
  ["sl", "rejected", "Kako preboleti bivšo punco?"],
  ["en", "rejected", "how do i get over my ex"],
  ["sl", "augustine", "kdo je bil Avguštin"],
  ["en", "augustine", "what do you know about Saint Augustine"],
  ["sl", "bye", "ok adijo"],
  ["en", "bye", "ok bye then"],
])("knows what people write about (%s, %s): %s", (language, topic, text) => {
  expect(converse(language, [text])).toEqual([LIBRARY[language].topics[topic].trim()]);
});

test.each<[Topic, string]>([
  ["abuse", "it hit me that he is right"],
  ["abuse", "she beat me at chess"],
  ["abuse", "he grabbed me a coffee"],
  ["abuse", "zbudil me je davi"],
  ["abuse", "vleče me k njemu"],
  ["threatened", "my mum will kill me"],
  ["threatened", "oče ima puško v omari"],
  ["anger", "I don't want to hurt her"],
  ["bullied", "mi se smejimo skupaj"],
  ["numbers", "ne razumem, čemu mi dajete to telefonsko številko"],
  ["numbers", "why do you give me this phone number"],
  ["pet", "hvala za psalm. a je moja sestrična zdej v nebesih"],
  ["pet", "brat je pet let star in ima vročino"],
  ["godForgives", "God wants me to forgive my father"],
  ["deleting", "najraje bi zbrisal od doma"],
  ["story", "let me tell you my story"],
])("is not taken for %s: %s", (topic, text) => {
  expect(findTopic(readPlainly(text))).not.toBe(topic);
});
