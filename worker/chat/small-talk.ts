/** What needs neither a topic nor a passage: greetings, thanks, and who is speaking. In plain messages (danger-signs.ts). */

export const GREETING =
  /^(?:(?:zdravo|zivjo|zivijo|zivio|hej|ej|oj|ojla|pozdravljen\w*|dober dan|dobro jutro|dober vecer|hello|hi|hey|hiya|yo|sup|good (?:morning|evening|afternoon|day)|there|mate|ti|vsem)[\s!.,?]*)+(?:(?:kako si|kako ste|kako gre|kak si|kaj dogaja|how are you|how are things|hows it going)(?: (?:danes|kaj|today|doing))?[\s!.?]*)?$/;
export const THANKS =
  /^(?:(?:ok|okej|okay|v redu|super|no|ja|aha|excellent|oh|well)[ ,.!]+)*(?:(?:najlepsa |lepa )?hvala\w*|thank you\w*|thanks\w*|thx|cheers|ta)(?:[\s!.,]+(?:lepa|vam|ti|tebi|tudi|vsem|ker|k|ki|da|za|se|si|ste|me|mi|vsaj|vse|to|pa|in|poslus\w*|pomag\w*|pogovor\w*|odgovor\w*|besed\w*|cas|lepo?|vecer|dan|noc|lahko|naprej|srecno|adijo|cav|cao|nasvidenje|dobro|zelo|res|so|very|much|a|lot|for|you|your|that|this|it|was|is|the|listening|help\w*|talking|time|answer\w*|hearing|being|here|kind|bye|goodbye|good|night|take|care|and|really|psalm|molitev|prayer|text|mate|man|bom|prebrala?|probala?|poskusila?))*[\s!.,:)]*$/;
export const IDENTITY =
  /\b(?:kdo si|kaj si ti|si (?:clovek|robot|program|umetna|ziv)|kako ti je ime|kdo te je (?:naredil|ustvaril)|kaj (?:vse )?znas|kako (?:mi )?(?:lahko )?pomagas|what (?:can|do) you do|how (?:can|do) you (?:help|work)|how does this work|whats your name|who (?:made|created) you|who are you|what are you(?! \w+ing)|are you (?:a )?(?:human|robot|person|bot|real|alive))\b/;
