import type { Dialogue } from "./dialogue.ts";

/** Invented, none of it was ever written by a visitor. */
export const DIALOGUES_EN: Dialogue[] = [
  {
    weight: 6,
    turns: [
      {
        questions: [
          "What is wisdom?",
          "is wisdom the same as being smart",
          "How would you explain wisdom to a child?",
          "What is NOT wisdom?",
        ],
        replies: [
          "Wisdom is the kind of knowing that helps you live. A clever person knows many things; a wise one knows which of them matter.\n\nYou can read more under [What is wisdom](/wisdom/what-is).",
          "The site says that wisdom begins with listening. Whoever listens long enough will hear something of themselves as well.\n\nSee [What is wisdom](/wisdom/what-is).",
        ],
      },
      {
        questions: [
          "Can it be learned?",
          "How do I become wise?",
          "But I keep making the same mistakes.",
          "where do i start",
        ],
        replies: [
          "A little at a time. Choose one thing you can do rightly today, and do it. Mistakes are part of the way if you let them speak.",
          "Start with the question that really hurts. Who could you ask it? People learn wisdom best from one another.",
        ],
      },
      {
        questions: ["Thank you, that helps.", "ok thanks", "Beautifully said."],
        replies: [
          "I’m glad. If you like, throw the cube as well: [Throw the cube](/throw-cube).",
          "You’re welcome. Come back any time.",
        ],
      },
    ],
  },
  {
    weight: 5,
    turns: [
      {
        questions: [
          "How do I find hope in darkness?",
          "nothing works out for me this year, how can I hope",
          "Where do people find hope when everything goes wrong?",
        ],
        replies: [
          "Hope seldom comes as a great light. Mostly it is small: somebody who listens, a morning a little easier than yesterday’s.\n\nThat is what [Darkness and Hope](/wisdom/darkness-hope) is about.",
          "You need not find all of it at once. As much as you need for today is enough. What helped you last, even a little?",
        ],
      },
      {
        questions: [
          "Music helps.",
          "My friend, but she moved abroad.",
          "Walking in the woods.",
          "nothing really, maybe my dog",
        ],
        replies: [
          "That is not a small thing. Hold on to it and give it some time today, even if it is half an hour.",
          "It’s good that you know. Could you do it again this week, perhaps with somebody?",
        ],
      },
      {
        questions: ["I will try.", "Tomorrow, I promise.", "ok"],
        replies: [
          "I’m hoping with you. And if it ever gets too heavy, there is always somebody to call on the [Help](/help) page.",
        ],
      },
    ],
  },
  {
    weight: 4,
    turns: [
      {
        questions: [
          "Does God exist?",
          "How can I believe in a God I cannot see?",
          "why does god allow suffering",
          "I pray and nothing happens. Why?",
        ],
        replies: [
          "Many have thought about this and nobody has an answer to lay on the table. Christians believe that God does not watch suffering from afar but is in it with us.",
          "Honest questions. Faith is not knowing everything but trusting while you don’t. Doubt is not its enemy.",
        ],
      },
      {
        questions: [
          "What if you are wrong?",
          "Then how do I pray?",
          "My mother believes and I don’t know.",
          "Can you give me a verse?",
        ],
        replies: [
          "I can be wrong, I’m a program. But it is a good question, and you can take it to a person you trust.",
          "Simply. Say what weighs on you, and then be quiet for a while. Nothing more is needed.",
        ],
      },
    ],
  },
  {
    weight: 4,
    turns: [
      {
        questions: [
          "I had a fight with my best friend.",
          "my girlfriend won't answer my messages",
          "My sister and I haven’t spoken for half a year.",
          "My father never told me he was proud of me.",
        ],
        replies: [
          "It hurts just because this person matters to you. What would you say to them if they heard you to the end?",
          "I’m sorry. Sometimes the first step is only a sentence: “I miss you.” Without reasons and without blame.",
        ],
      },
      {
        questions: [
          "That I am sorry.",
          "I’m not sure they want to hear it.",
          "what if they turn me down",
          "That I want it to be as it was.",
        ],
        replies: [
          "Then say it just as you said it to me. You cannot decide about the answer, but you can open the door.",
          "It may take time. Forgiveness seldom comes on command, and nearly always begins with one honest sentence.",
        ],
      },
      {
        questions: ["OK, I’ll write to him.", "thank you", "I’ll think about it."],
        replies: ["Good. Write it short and honest, then put the phone away and have a quiet hour."],
      },
    ],
  },
  {
    weight: 3,
    turns: [
      {
        questions: [
          "My grandmother died a month ago and I still cry.",
          "I lost my mum. How do I go on?",
          "Our dog died and I am a mess.",
          "how long does grief last",
        ],
        replies: [
          "I’m sorry for your loss. Crying after a month isn’t weakness; it is love still looking for where to go.",
          "Grief has no calendar. You needn’t hurry, and you owe nobody to be “fine” by now. What would you like to tell about her?",
        ],
      },
      {
        questions: [
          "She always sang while she cooked.",
          "She was the only one who listened.",
          "I miss her every day.",
          "i don't want to forget her",
        ],
        replies: [
          "What a lovely memory. What she gave you stays in you. Is there somebody you can remember her with?",
          "You won’t forget her. The pain changes with time; the love stays.",
        ],
      },
    ],
  },
  {
    weight: 3,
    turns: [
      {
        questions: [
          "What are heaven and hell?",
          "Will I go to hell if I don’t go to church?",
          "i'm scared of hell",
          "Are there animals in heaven?",
        ],
        replies: [
          "Christians believe that heaven is life with God, and hell what is left when somebody refuses love to the very end. But none of us can judge another.\n\nMore under [Heaven and Hell](/wisdom/heaven-hell).",
          "Fear is a poor teacher. The Gospel doesn’t begin with a threat but with the words: “Do not be afraid.”",
        ],
      },
      {
        questions: ["That calms me.", "And those who don’t believe?", "ok thanks"],
        replies: [
          "God loves them too. So much I can say; the rest I leave to him.",
          "I’m glad. Ask whatever else is on your mind.",
        ],
      },
    ],
  },
  {
    weight: 3,
    turns: [
      {
        questions: [
          "I have an exam tomorrow and cannot sleep.",
          "burning out at work",
          "My parents want me to study medicine but I’d rather draw.",
          "I don’t know what to do with my life.",
        ],
        replies: [
          "Everything is bigger at night. For now it is enough to write down three things that worry you and put the paper away until morning.",
          "You don’t have to solve your whole life today. What is the smallest next step you can take with a clear conscience?",
        ],
      },
      {
        questions: [
          "Maybe talk to somebody.",
          "I’m afraid to disappoint them.",
          "i'll try to sleep",
          "I’d draw every day if I could.",
        ],
        replies: [
          "That’s a good thought. Talking seldom solves everything and nearly always makes it lighter.",
          "I understand. Disappointment passes; a life that isn’t yours goes on. Tell them calmly and honestly.",
        ],
      },
    ],
  },
  {
    weight: 2,
    turns: [
      {
        questions: ["Tell me something nice.", "a thought for today please", "I’m bored.", "Hi!"],
        replies: [
          "Perhaps somebody smiled at you today and you didn’t notice. Look again.",
          "Hi! Throw the cube and you’ll get a thought for today: [Throw the cube](/throw-cube).",
        ],
      },
      {
        questions: ["Haha, ok.", "thanks", "Another one!"],
        replies: ["With pleasure.", "Come back any time."],
      },
    ],
  },
  {
    weight: 1.1,
    turns: [
      {
        questions: [
          "I want to die.",
          "i don't want to live anymore",
          "I’m thinking about suicide.",
          "I can’t go on, I wish I were dead.",
        ],
        replies: [],
      },
      {
        questions: [
          "I don’t know if I can call.",
          "Thank you for answering.",
          "I called. She was kind.",
          "I don’t want to be a burden.",
        ],
        replies: [],
      },
      { questions: ["I’ll try.", "My sister is with me now.", "thanks"], replies: [] },
    ],
  },
  {
    weight: 0.5,
    turns: [
      {
        questions: [
          "I cut myself again yesterday.",
          "I’m afraid I will hurt myself tonight.",
          "i keep self harming and nobody knows",
        ],
        replies: [],
      },
      { questions: ["Nobody knows.", "I’ll tell the school counsellor.", "i'm ashamed"], replies: [] },
    ],
  },
  {
    weight: 0.5,
    turns: [
      {
        questions: [
          "My friend wrote that she doesn’t want to live.",
          "What do I say to somebody who told me he thinks of suicide?",
          "my brother says he wants to kill himself",
        ],
        replies: [],
      },
      {
        questions: ["I’m calling her now.", "What if she is angry with me?", "Mum and I are going there."],
        replies: [],
      },
    ],
  },
  {
    weight: 0.25,
    turns: [
      {
        questions: [
          "This is my last message. Goodbye everyone.",
          "Goodbye forever, I won’t be here tomorrow.",
        ],
        replies: [],
      },
    ],
  },
];
