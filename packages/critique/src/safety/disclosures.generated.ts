// Written by tooling/compile-vocabulary.ts from disclosures.yaml: change that file.

export const want =
  "(?:(?:wanna" +
  "|gonna" +
  "|(?:'ll|will|shall|must)" +
  "|(?:want|wish|need|plan|intend|hope|try|would like|would rather|prefer|decided|have decide" +
  "d|am ready)(?: to)?" +
  "|(?:am|'m) (?:planning|going|ready|about|trying)(?: to)?" +
  "|(?:am|'m) gonna" +
  "|have (?:an |the )?idea to))";

export const selfDeath =
  "(?:(?:(?:kill|unalive|hang|shoot|drown|poison) (?:my ?self|me)\\b" +
  "|end (?:it all|my (?:own )?life|my suffering)" +
  "|end it (?:now|soon|today|tonight|tomorrow|this|next|on)\\b" +
  "|take my (?:own )?life" +
  "|(?:commit )?suicide\\b" +
  "|(?:leave|quit) this (?:world|life)\\b" +
  "|(?:put an end to|finish) (?:it all|my (?:own )?(?:life|existence))" +
  "|(?:die|be dead|be gone|not exist|not be here|not be alive|disappear forever|stop existing" +
  ")\\b))";

export const dying =
  "(?:(?:(?:suicide|dying|killing myself|hanging myself|unaliving myself|ending (?:it all|my " +
  "life)|taking my (?:own )?life)" +
  "|not being (?:here|alive)(?: any ?more)?" +
  "|(?:jumping (?:off|from|in front)|stepping in front|overdosing)" +
  "|to kill (?:me|myself)\\b))";

export const gap =
  "(?:(?:(?!\\b(?:who|that|when|people|users?|students?|patients?|they|somebody|someone)\\b)[^." +
  ";]){0,60})";

export const few = "(?:(?: [\\p{L}]+){0,3}?)";

export const them = "(?:(?:world|everyone|everybody|family|they|people|parents|mother|children|kids|you))";

export const RISK_OF_SUICIDE = /* @__PURE__ */ new RegExp(
  "(?:\\bI" +
  few +
  " " +
  want +
  " (?:just |really |only |often )?" +
  selfDeath +
  "|\\bI" +
  few +
  " (?:want|wish|wanna) (?:to )?(?:fall asleep|sleep)[^.]{0,30}never wake" +
  "|\\bhow I (?:would|could|will|might|can|should) " +
  selfDeath +
  "|\\bI " +
  gap +
  "\\b(?:think|thinking|thoughts|the thought|dream|dreaming)\\b(?: about| of| to| on| how)? ?" +
  dying +
  "|\\bI " +
  gap +
  "\\b(?:consider(?:ing)?|contemplat(?:e|ing)|fantasi[sz](?:e|ing) about|planning) " +
  dying +
  "|\\b(?:my|persistent|constant|daily|recurring|frequent) (?:\\w+ )?thoughts of " +
  dying +
  "|\\bI(?: am| feel|'m| have been| have become)(?: \\w+){0,3} suicidal\\b" +
  "|\\bI(?: \\w+){0,3} (?:have|having|experience|experiencing|get|getting)(?: \\w+){0,3} suicida" +
  "l (?:thoughts?|ideation|feelings)" +
  "|\\bI" +
  few +
  " (?:do not|don'?t|dont|no longer|not)(?: \\w+)? want (?:to )?(?:be alive|live|exist|be here" +
  "|wake up|go on living|continue living)\\b" +
  "|\\bI" +
  few +
  " (?:wish|hope|pray|hoping)[^.]{0,20}\\b(?:not|never|won't|don't) wake up" +
  "|\\b(?:hoping|hope|wish(?:ing)?|praying) that I (?:will|would|do|could) (?:not|never) wake" +
  "|\\bI" +
  few +
  " wish(?: that)? I (?:was|were|am) (?:dead|never born|not alive|gone)" +
  "|\\bI" +
  few +
  " wish (?:to be dead|I had never been born|I would die|I could die|I could disappear|God (?" +
  ":would )?takes? my life)" +
  "|\\b" +
  them +
  "(?: \\w+){0,5} (?:better|happier|easier|relieved)(?: off)? (?:without me|if I (?:was|were) " +
  "(?:gone|dead)|if I died)" +
  "|\\b(?:nobody|no one|no-one) would (?:even )?(?:notice|miss me|care)(?: \\w+)? if I (?:was|w" +
  "ere|am|died|disappear)" +
  "|\\bno (?:longer see a |more )?reason (?:left )?(?:for me )?to (?:live|go on living|stay al" +
  "ive|be alive)\\b" +
  "|\\bno longer see (?:a|any) reason to (?:live|go on)" +
  "|\\bI (?:have|see|had)?" +
  few +
  "nothing (?:left )?to live for\\b" +
  "|\\bnothing (?:left |more )?(?:that |which )?keeps me alive" +
  "|\\b(?:my )?life is not worth (?:living|it any ?more)" +
  "|\\bI(?: \\w+){0,2} lost (?:the|my) (?:will|wish|desire) to live" +
  "|\\btired of (?:the )?(?:living|being alive|my life)\\b" +
  "|\\bby the time you read this,? I (?:will|'ll|won't)" +
  "|\\b(?:this is|I (?:am|'m) writing) my (?:last|final|goodbye|suicide) (?:letter|note|words)" +
  "|\\bhow easy it would be to (?:jump|die|disappear|let go|end)" +
  "|\\bkms\\b" +
  "|\\bI" +
  few +
  " (?:wonder|imagine|plan|picture)\\b[^.]{0,40}\\bmy (?:own )?funeral\\b" +
  "|\\bwould (?:be the one to )?find (?:me|my body)\\s*[.!;,]" +
  "|\\bI(?: \\w+){0,2} feel like " +
  dying +
  "|\\bI (?:am|'m)(?: \\w+)? close to " +
  dying +
  "|\\b(?:see|is|'s) (?:no|the|any) (?:point|sense|meaning) (?:of|in|to) (?:living|being alive" +
  "|going on|staying alive|my life)\\b" +
  "|\\bI (?:would|'d) rather be dead\\b" +
  "|\\bI" +
  few +
  " think (?:that )?I should follow (?:her|him|them)\\s*[.!;]" +
  "|\\bI" +
  few +
  " (?:think|thought)(?: \\w+)? to (?:suicide|kill (?:me|myself)))", "iu");

export const habit =
  "(?:(?:(?:every|each|most|some|many|several) (?:single )?(?:nights?|days?|weeks?|times?|mor" +
  "nings?|evenings?|exams?|months?)" +
  "|(?:again|still|always|often|usually|sometimes|lately|nowadays|these days|until now)\\b" +
  "|when(?:ever)? (?:I|it|the \\w+|things|life|he|she|they)(?: \\w+)? (?:am|is|are|gets?|fails?" +
  "|feels?|becomes?|goes|go|have|has|cannot|can't)))";

export const body = "(?:(?:my ?self|my (?:own )?(?:body|skin|arms?|wrists?|legs?|thighs?|hands?|stomach)))";

export const SELF_HARM_ACT = /* @__PURE__ */ new RegExp(
  "(?:\\bI(?: \\w+){0,2} (?:cut|burn|hurt|harm|scratch|punch|bite) " +
  body +
  "|\\b(?:cutting|burning|hurting|harming|scratching|punching) " +
  body +
  "|\\bI(?: \\w+){0,2} (?:hit|bang|punch|beat) my head (?:against|on))", "iu");

export const HABIT = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  habit +
  "|\\b(?:until (?:they|it|I) bleeds?|before (?:each|every|my) \\w+|to calm (?:down|myself)|cal" +
  "ms? me|feel calm)\\b" +
  "|\\b(?:hide (?:it|them|the)|long sleeves|nobody knows?|cannot stop|can't stop)\\b)", "iu");

export const RISK_OF_SELF_HARM = /* @__PURE__ */ new RegExp(
  "(?:\\bI(?: have)?(?: \\w+){0,2} (?:been|am|keep|kept|start(?:ed)?|cannot stop|can't stop|nee" +
  "d) (?:cutting|hurting|harming|burning) " +
  body +
  "|\\bmy (?:arms?|legs?|wrists?|thighs?)\\b[^.]{0,30}\\b(?:fresh|new) (?:cuts|scars|burns)" +
  "|\\bI have been cutting (?:since|again|for)\\b" +
  "|\\bI(?: \\w+){0,2} (?:engage in|practi[sc]e) self[- ]harm" +
  "|\\bI(?: still| often| regularly)? self[- ]harm\\b)", "iu");

export const who =
  "(?:(?:(?:step[- ]?)?(?:father|mother|dad|mum|mom|brother|sister|parents?)s?" +
  "|(?:uncle|aunt|grandfather|cousin|husband|wife|partner|fianc[ée]e?|in-laws?)s?" +
  "|(?:(?:ex-?|ex )?(?:boy|girl)friend|boss|employer|landlord|guardian|family|roommate|host)s" +
  "?" +
  "|(?:teacher|coach|pastor|priest|imam|supervisor|professor|neighbou?r|driver|manager)s?" +
  "|(?:man|men|woman|people) (?:that |who(?:m)? )?I (?:work|live|stay) (?:for|with)))";

export const abuses =
  "(?:(?:(?:beats?|hits?|kicks?|punch(?:es)?|slaps?|chokes?|rapes?|abuses?|molests?|tortures?" +
  "|burns?)" +
  "|(?:touches|gropes|threatens|locks)))";

export const abusing =
  "(?:(?:beating|beat|hitting|hit|kicking|slapping|choking|raping|abusing|molesting|torturing" +
  "|touching|touch|hurting|threatening))";

export const RISK_OF_ABUSE = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:my|the|this) " +
  who +
  "(?: [\\p{L}']+){0,5} " +
  abuses +
  " (?:me|us)\\b" +
  "|\\b(?:he|she|they)(?: (?:still|often|always|sometimes|also|regularly)){0,2} " +
  abuses +
  " me\\b" +
  "|\\b(?:my|the) " +
  who +
  "[^.]{0,30} forces? me to (?:sleep|have sex|undress|marry|touch)" +
  "|\\b(?:is|are|keeps?|(?:he|she)'s)(?: \\w+)? " +
  abusing +
  " (?:me|us)\\b" +
  "|\\bI (?:am|'m)(?: still| often| being| regularly| always| currently){0,2} (?:beaten|hit|ab" +
  "used|raped|molested|tortured|locked in|threatened)\\b" +
  "|\\bI (?:currently )?(?:live|am|stay)\\b[^.]{0,60}\\bsubjected to[^.]{0,30}(?:abuse|violence)" +
  "|\\bcomes (?:in|into|to) my (?:room|bed)(?: at night| in the night| when)" +
  "|\\b(?:has (?:taken|kept)|keeps|took|holds) my passport\\b" +
  "|\\b(?:do|does|will)(?: not|n't) (?:let|allow) me (?:to )?(?:leave|go out of) the (?:house|" +
  "flat|home|room|apartment|compound)" +
  "|\\bI am not allowed to leave the (?:house|flat|home|room|apartment|compound)" +
  "|\\b(?:will|want to|wants to|plan to|are going to|is going to) (?:force me to marry|make me" +
  " marry|marry me off|marry me to)" +
  "|\\b(?:forces? himself on me|sleeps with me against my will|gets violent with (?:me|us)|rai" +
  "ses (?:his|her) hand (?:against|to) (?:me|us))" +
  "|\\bI hide (?:my|the) bruises\\b|\\b(?:wants|demands|asks (?:me )?for) (?:sex|sexual favou?rs" +
  ")\\b|\\bthreatens (?:me|us)\\b" +
  "|\\b(?:my|the) " +
  who +
  " (?:has |have )?(?:broken|broke|burnt|burned|stabbed) (?:\\w+ of )?my (?:fingers?|arm|nose|" +
  "ribs?|teeth|tooth|jaw|wrist|hand|leg|skin)" +
  "|\\b(?:am|being|keeps? me|is) locked (?:up )?in (?:the|my|a|this) (?:house|room|flat|home|a" +
  "partment)" +
  "|\\b(?:afraid|scared|frightened|terrified) (?:to go|of going) (?:back )?home\\b" +
  "|\\bwhat (?:my " +
  who +
  "|he|she|they) (?:does|do|is doing) to me\\b)", "iu");

export const illness = "(?:(?:anorexi[ac]|bulimi[ac]|(?:an )?eating disorder))";

export const RISK_OF_EATING_DISORDER = /* @__PURE__ */ new RegExp(
  "(?:\\bI(?: \\w+){0,2} (?:make|force|making) myself (?:to )?(?:throw up|vomit|sick|puke)" +
  "|\\bI (?:am|'m|have)(?: (?:still|currently|now|suffering from|struggling with|living with))" +
  "{0,3} " +
  illness +
  "\\b" +
  "|\\bI (?:still |currently )?(?:suffer from|struggle with) " +
  illness +
  "\\b" +
  "|\\bI(?: have been| am| still|'m)? ?(?:starve|starving) my ?self\\b" +
  "|\\bI? ?(?:have not|haven'?t) eaten(?: anything)? (?:in|for) (?:\\w+ ){0,2}days?\\b" +
  "|\\bI have(?: not|n't) eaten(?: anything)? since (?:yesterday|(?:last )?(?:mon|tues|wednes|" +
  "thurs|fri|satur|sun)day)" +
  "|\\bnot? (?:eat|eating|eaten)\\b[^.]{0,50}\\bwant to (?:be|stay|look|get) (?:thin|skinny|thin" +
  "ner)" +
  "|\\bI (?:only )?eat (?:only )?(?:one|an|half an|a) (?:\\w+ )?(?:a|per) day\\b" +
  "|\\bI weigh\\b[^.]{0,40}\\bfeel(?: too| so| very)? fat\\b" +
  "|\\b(?:still|too|so)(?: feel| look| am)? fat\\b[^.]{0,40}\\b(?:skip|not eat|starve)" +
  "|\\bI(?: \\w+){0,2} skip [^.]{0,30}\\b(?:fat|thin|skinny|weight|calories)" +
  "|\\bI(?: \\w+){0,2} (?:purge|binge and)\\b" +
  "|\\bI(?: \\w+){0,3} (?:throw|throwing) up (?:everything|almost|my|most|after|every|all|the f" +
  "ood)" +
  "|\\b(?:eating|food|every meal)\\b[^.]{0,30}\\b(?:makes me|I) (?:hate|disgust(?:ed)?|feel guil" +
  "ty|ashamed of) (?:my ?self|me)\\b" +
  "|\\bI (?:only )?eat (?:only |about |maybe |less than |under )?\\d{2,4} calories" +
  "|\\bI (?:often |always |still )?vomit (?:after|every|each|most|almost)" +
  "|\\bI live (?:only )?on (?:water|coffee|gum|diet|air)\\b)", "iu");

export const victim =
  "(?:(?:(?:him|her|them|everyone|everybody)\\b" +
  "|(?:the|those) (?:m[ae]n|people|boys?|girls?|students?|teachers?|ones)\\b" +
  "|my (?:step)?(?:father|mother|uncle|husband|wife|boss|teacher|classmates?|ex)\\b))";

export const RISK_OF_THREAT = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:says?|swears?|threatens?|promises?)(?: that)? (?:he|she|they)(?:'ll| will| would| " +
  "(?:are|is) going to) (?:kill|hurt|shoot|stab|find|burn) me" +
  "|\\b(?:have|has|are|is)(?: \\w+)? threaten(?:ed|ing) (?:to \\w+ )?(?:me|us)\\b" +
  "|\\bI (?:still )?(?:receive|get|am getting|am receiving|have received)(?: \\w+){0,3} death t" +
  "hreats" +
  "|\\bif I (?:go|come|return|leave|refuse|speak|tell|stay|do not marry|don't marry)\\b[^.]{0,4" +
  "0}\\bwill kill me\\b" +
  "|\\b(?:he|they|my (?:husband|ex\\w*|boyfriend|stepfather|uncle)|the men) (?:will|want to|wan" +
  "ts to|(?:is|are) going to) (?:kill|shoot|stab|burn|hurt) me" +
  "|\\b(?:sworn|swear|vowed|promised|plan(?:s|ned)?|planning|going|want(?:s)?) to (?:kill|shoo" +
  "t|stab|burn|hurt) (?:me|us)\\b" +
  "|\\bwill kill me if I (?:go back|come back|return|leave|refuse|tell|speak|do not marry|don'" +
  "t marry)" +
  "|\\b(?:messages?|told|tell|say|saying|letters?)(?: \\w+){0,3} that I am next\\b" +
  "|\\bI (?:will|'ll|am going to|'m going to|am gonna|want to|gonna) (?:kill|shoot|stab|hurt) " +
  victim +
  "|\\bI (?:will|'ll|am going to|'m going to|want to|gonna) (?:take|bring|carry) [^.]{0,20}\\b(" +
  "?:gun|rifle|pistol|knife|bomb) to (?:school|class|work|the)" +
  "|\\bI have (?:a|my|his) (?:gun|knife|pistol) in my (?:bag|pocket|room|hand))", "iu");

export const RISK_OTHER_LANGUAGES = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:quiero|quisiera|deseo|voy a|prefiero) (?:morir(?:me)?|matarme|quitarme la vida|sui" +
  "cidarme|acabar con mi vida|desaparecer para siempre)\\b" +
  "|\\bya no quiero (?:vivir|estar aquí|seguir viva|seguir vivo)|\\bno quiero (?:vivir(?: más)?" +
  "\\s*[.,;!]|seguir viviendo|seguir viv[oa])" +
  "|\\bpienso (?:\\w+ )?en (?:el suicidio|suicidarme|matarme|quitarme la vida|morir(?:me)?\\b|ac" +
  "abar con mi vida)" +
  "|\\bme (?:corto|quemo|lastimo) (?:los brazos|las piernas|las muñecas|la piel|cuando|cada)|\\" +
  "bme hago daño\\b|\\bme provoco el vómito|\\bme hago vomitar" +
  "|\\b(?:mi (?:padre|padrastro|papá|madre|marido|esposo|novio|tío|jefe|pareja)|él)(?: \\w+)? (" +
  "?:me|nos) (?:pega|golpea|toca|viola|maltrata|amenaza)" +
  "|\\bme (?:pega|golpea|viola|amenaza con matarme|maltrata) (?:cuando|casi|cada|todos|todas|s" +
  "i|y)\\b" +
  "|\\bestarían mejor sin mí" +
  "|\\bje (?:veux|voudrais|souhaite|vais|préfère) (?:mourir|me tuer|me suicider|en finir|dispa" +
  "raître pour toujours|mettre fin à mes jours)" +
  "|\\bje n'ai plus envie de vivre|\\bno le veo sentido a (?:la|mi) vida|\\bnão vejo (?:mais )?s" +
  "entido n?a (?:minha )?vida" +
  "|\\bje ne veux plus (?:vivre|être là|exister)|\\bj'ai envie de (?:mourir|me tuer|en finir)|\\" +
  "bserai(?:en)?t mieux sans moi" +
  "|\\bje (?:pense|songe)(?: \\w+)? (?:à en finir|au suicide|à me tuer|à mourir|à me suicider|à" +
  " mettre fin)" +
  "|\\bje me (?:coupe|scarifie|brûle) (?:les|la|quand|chaque|tous)|\\bje me fais (?:du mal|vomi" +
  "r)" +
  "|\\b(?:mon (?:père|beau-père|mari|copain|oncle|patron|frère)|ma mère|il)(?: \\w+)? (?:me|m')" +
  " ?(?:frappe|bat|viole|touche|menace|maltraite)" +
  "|\\b(?:quero|queria|vou|prefiro) (?:morrer|me matar|me suicidar|acabar com (?:a )?minha vid" +
  "a|tirar (?:a )?minha vida|desaparecer para sempre)" +
  "|\\bnão quero mais (?:viver|estar aqui)|\\bnão quero viver mais|\\bestariam melhor sem mim" +
  "|\\bpenso (?:\\w+ )?em (?:suicídio|me matar|morrer|me suicidar|acabar com)" +
  "|\\b(?:eu )?me (?:corto|machuco|queimo) (?:quando|todos|toda|os|as|há)|\\bprovoco vômito|\\bm" +
  "e forço a vomitar" +
  "|\\b(?:meu (?:pai|padrasto|marido|namorado|tio|chefe)|minha mãe|ele)(?: \\w+)? (?:me|nos) (?" +
  ":bate|espanca|estupra|toca|ameaça|agride))", "iu");

export const close =
  "(?:(?:(?:step[- ]?)?(?:sister|brother|mother|father|parents?|mum|mom|dad|sibling|twin)s?" +
  "|(?:uncle|aunt|cousin|grand(?:mother|father)|wife|husband|fianc[ée]e?|partner|(?:boy|girl)" +
  "friend)s?" +
  "|(?:best |closest |school |childhood )?(?:friend|classmate|roommate|neighbou?r|teacher|col" +
  "league)s?" +
  "|(?:family|daughter|son|child|baby)(?:ren|ies|s)?))";

export const harmed =
  "(?:(?:raped|molested|abused|assaulted|tortured|kidnapped|abducted|trafficked|enslaved|muti" +
  "lated|circumcised|stabbed|beaten))";

export const OWN_ATTEMPT = /* @__PURE__ */ new RegExp(
  "(?:\\bI (?:once |had |even )?(?:tried|attempted|wanted|planned|decided|was going|meant) to " +
  selfDeath +
  "|\\bI (?:have )?attempted suicide|\\bmy (?:own )?suicide attempt|\\bI (?:was|felt|became) sui" +
  "cidal" +
  "|\\bI (?:had |have )?(?:thought|contemplated|considered)(?: \\w+){0,2}? ?" +
  dying +
  "|\\bI used to (?:want to die|think about (?:suicide|dying)|cut|burn|hurt|harm|starve)" +
  "|\\bI (?:took|swallowed|had taken) (?:an overdose|all (?:the|my) (?:tablets|pills)|(?:\\w+ )" +
  "{0,2}(?:tablets|pills))" +
  "|\\bI (?:had )?swallowed [^.]{0,30}\\b(?:pills|tablets|poison|pesticide|bleach)" +
  "|\\bI (?:had )?(?:cut|burnt|burned|harmed) " +
  body +
  "|\\bI (?:had|suffered from|recovered from|survived|struggled with|overcame|was)(?: (?:diagn" +
  "osed with|severely|once))? " +
  illness +
  "\\b" +
  "|\\bI weighed (?:only )?(?:3\\d|4[0-2]|thirty[- ]?\\w*|forty) ?(?:kilos?|kilograms?|kg)" +
  "|\\bsaid the word (?:anorexia|bulimia))", "iu");

export const LONG_AGO = /* @__PURE__ */ new RegExp(
  "\\b(?:when (?:I|we) (?:was|were)|as a (?:small )?(?:child|kid|girl|boy)|in my childhood|yea" +
  "rs? ago|until (?:I was|(?:19|20)\\d\\d)|back then)\\b", "iu");

export const TODAY = /* @__PURE__ */ new RegExp(
  "\\b(?:still|again|now|today|nowadays|these days|until now|every (?:day|night|week)|most (?:" +
  "days|nights))\\b", "iu");

export const RECENT = /* @__PURE__ */ new RegExp(
  "\\b(?:yesterday|last (?:night|week|month|weekend|monday|tuesday|wednesday|thursday|friday|s" +
  "aturday|sunday)|this (?:week|month)|(?:days?|weeks?) ago)\\b", "iu");

export const RETURNED = /* @__PURE__ */ new RegExp(
  "\\b(?:is|are|it is|it's|has come|have come|came|comes) back\\b|\\b(?:again|returned|returning" +
  ")\\b", "iu");

export const TRAUMA = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:raped|molested|tortured|kidnapped|abducted|trafficked|assaulted|abused) (?:me|us|m" +
  "y)\\b" +
  "|\\b(?:I|we|my " +
  close +
  ")(?: \\w+)? (?:was|were|had been|have been|being|got)(?: \\w+){0,2} " +
  harmed +
  "|\\b(?:father|mother|uncle|he|she|they|man|neighbou?r|cousin|brother|coach|teacher)(?: \\w+)" +
  "{0,2} (?:abuse|rape|molest|torture) (?:me|my)\\b" +
  "|\\b(?:he|she|they|soldiers|police|rebels|" +
  who +
  ")(?: \\w+){0,3} (?:beat|hit|touched|groped|beating|hitting|choked|threatened) (?:me|us|my " +
  close +
  ")\\b" +
  "|\\bmy " +
  close +
  "(?:'s " +
  who +
  ")?(?: \\w+){0,3} (?:beat|hit|touched|groped|choked) (?:me|us|my " +
  close +
  ")\\b" +
  "|\\bmy " +
  close +
  "[^.]{0,40}\\b(?:killed|hanged|shot|drowned|poisoned) (?:herself|himself|themselves)" +
  "|\\bmy " +
  close +
  "[^.]{0,40}\\b(?:took (?:his|her|their) own li(?:fe|ves)|(?:died by|committed|attempted) sui" +
  "cide|suicided|ended (?:his|her) life)" +
  "|\\b(?:killed|shot|murdered|beheaded|executed|slaughtered|burned|burnt) my " +
  close +
  "|\\bmy " +
  close +
  "[^.]{0,30} (?:was|were|had been|got)(?: \\w+)? (?:murdered|killed|shot|beheaded|executed|sl" +
  "aughtered|lynched)\\b" +
  "|\\b(?:they|soldiers|rebels|men|he) (?:\\w+ )?rape (?:my|me)" +
  "|\\b(?:am|as|was) a (?:\\w+ )?survivor of (?:\\w+ )?(?:assault|rape|abuse|violence|genocide|t" +
  "rafficking|torture|incest)" +
  "|\\bsurvived (?:(?:sexual|domestic|physical|childhood|gang) )*(?:assault|rape|abuse|violenc" +
  "e|genocide|trafficking|torture)" +
  "|\\bI (?:went through|underwent|suffered|survived|was forced (?:in)?to) (?:female )?(?:geni" +
  "tal mutilation|FGM|circumcision)" +
  "|\\bI was cut (?:when|at|as a|before)\\b" +
  "|\\b(?:forced me to marry|I was forced to marry|married me off|I was (?:married|given in ma" +
  "rriage) (?:off )?(?:at|when) (?:1[0-7]|\\w*teen|twelve|eleven|ten)\\b)" +
  "|\\bwhat (?:he|she|they|my \\w+) did to (?:me|us)\\b" +
  "|\\b(?:abusó|abusaron) de mí|\\bme (?:violó|violaron|golpeaba|pegaba|secuestraron)|\\bfui (?:" +
  "violada|abusada|violado|abusado|secuestrad[oa])" +
  "|\\bmi (?:herman[oa]|madre|padre|prim[oa]|ti[oa]|amig[oa]|mejor amig[oa])[^.]{0,30} se (?:s" +
  "uicidó|mató|quitó la vida|ahorcó)|\\bintenté (?:suicidarme|matarme)" +
  "|\\bj'ai été (?:violée?|abusée?|battue?|agressée? sexuellement|torturée?|enlevée?)" +
  "|\\bil m'a (?:violée?|battue?|frappée?)|\\bj'ai (?:tenté de|essayé de) me (?:suicider|tuer)" +
  "|\\b(?:ma|mon) (?:sœur|soeur|frère|mère|père|cousine?|amie?|meilleure? amie?)[^.]{0,30} s'e" +
  "st (?:suicidée?|tuée?|donné la mort|pendue?)" +
  "|\\bfui (?:estuprad[oa]|abusad[oa]|espancad[oa]|sequestrad[oa])|\\bme (?:estuprou|espancava|" +
  "batia)|\\bbatia (?:em mim|na minha mãe)|\\btentei me matar" +
  "|\\b(?:meu|minha) (?:irmão|irmã|mãe|pai|prim[oa]|amig[oa])[^.]{0,30} se (?:matou|suicidou|e" +
  "nforcou))", "iu");

export const REFLEXIVE = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:kill|hang|shoot|drown|poison|unalive)(?:ing|ling)? my ?self\\b" +
  "|\\b(?:end|finish|take|ending|finishing|taking) my (?:own )?(?:life|existence)\\b|\\bend(?:in" +
  "g)? it all\\b" +
  "|\\b(?:do not|don't|not|no longer|never)(?: \\w+)? want (?:to )?(?:be here any ?more|wake up" +
  "|be alive|exist)\\b" +
  "|\\b(?:want|wish|like|nothing but|rather|better) (?:to be )?dead\\b" +
  "|\\bnothing (?:will|would|can) hurt (?:me )?any ?more\\b|\\ball (?:will|would) be over (?:soo" +
  "n|for me|on|after)\\b)", "iu");

export const GRAVE = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:suicid(?:e|al)|self[- ]harm(?:ing)?|overdos(?:e|ing)|anorexi[ac]|bulimi[ac]|death " +
  "threats)\\b" +
  "|\\b(?:cutting again|started cutting|relapsed|hate my body|hate being alive|want it all to " +
  "(?:stop|end)|cannot go on living)\\b)", "iu");

export const OTHERS = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:patients?|clients?|callers?|wom[ae]n|girls?|boys?|child(?:ren)?|students?|pupils?|" +
  "people|youth|teenagers?|farmers?|users?|prison\\w*|them|their|they|who)\\b" +
  "|\\b(?:study|studied|studying|research\\w*|thesis|dissertation|project|survey\\w*|prevent\\w*|" +
  "app|software|law|polic(?:y|ies)|campaign\\w*|rates?)\\b" +
  "|\\b(?:awareness|treat\\w*|psycholog\\w*|psychiatr\\w*|shelter|hotline|helpline|workshop|train" +
  "(?:ed|ing)|taught|teach\\w*|volunteer\\w*|topic|book|film)\\b)", "iu");

export const TOLD_AS_PAST = /* @__PURE__ */ new RegExp(
  "\\b(?:wanted|tried|attempted|I (?:\\w+ )?thought|planned|considered|decided|used to|was (?:g" +
  "oing|about)|meant|almost|nearly|wished|stopped)\\b", "iu");

export const STAGE = /* @__PURE__ */ new RegExp(
  "\\b(?:play|stage|scene|role|character|novel|film|movie|song|poem|theatre|game|thriller)\\b", "iu");

export const FIGURATIVE = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:killing|kill) myself (?:to|over|with|for|laughing|trying|working)\\b" +
  "|\\b(?:threatened|hit|beaten|attacked)(?: and \\w+)?(?: \\w+){0,3} by (?:\\w+ )?(?:patients|cu" +
  "stomers|clients|passengers|fans|players)\\b" +
  "|\\b(?:will|would) kill me (?:when|if) (?:I|she|he|they) (?:ever )?(?:fail|forget|burn|lose" +
  "|break|drop|sees?|finds?|hears?|reads?|am late|come late)\\b" +
  "|\\bwant(?:ed)? to (?:throw up|vomit)\\b|\\b(?:is|was|be) suicide for\\b|\\bdiscuss(?:ed|ing)? " +
  "suicide|\\btalk(?:ed|ing)? about suicide" +
  "|\\b(?:reduces?|reducing|prevents?|preventing|lowers?) (?:suicid\\w+|self[- ]harm)|\\bme bat(" +
  "?: toujours| souvent)? (?:aux?|à)\\b" +
  "|\\brather die than\\b|\\bbe here (?:next|for the|in person|at the)\\b" +
  "|\\bwant to die (?:knowing|having|an?|happy|old|for|proud)\\b" +
  "|\\b(?:would|will|could|could have) (?:die|kill) for\\b|\\b(?:die|dying) (?:to|of|for)\\b" +
  "|\\blive (?:in (?:an?|the) (?:\\w+ )?(?:world|country|society|city|place|house|town)|my|as|l" +
  "ike|off|with|from|far|near|under|alone|abroad|without|by)\\b" +
  "|\\bsuicid(?:e|al) (?:prevention|rates?|research|hot ?lines?|lines?|mission|as|among|in (?!" +
  "(?:19|20)\\d)|attempts|notes?|squad|bomb\\w*|terror\\w*|statistics)\\b" +
  "|\\b(?:prevent|preventing|prevention of|reduce|study|studying|research(?:ing)?|discuss|unde" +
  "rstand|end|against|about youth) suicide\\b" +
  "|\\b(?:beat|beats|beating|hit|hits) (?:me|us) (?:at|in|to|by|hard|with (?:surprise|joy))\\b" +
  "|\\bcut my ?self (?:some|off|short|a|free|loose|out)\\b|\\bcut myself while\\b|\\bcut myself (?" +
  ":shaving|cooking|on)\\b" +
  "|\\b(?:hurt|cut|burn(?:t|ed)?) (?:my ?self|my \\w+) (?:playing|cooking|working|training|whil" +
  "e|during|on the|in a|at (?:work|football)|when I fell)\\b" +
  "|\\bstarv(?:e|ed|ing) myself of\\b" +
  "|\\b(?:burn|burned|hurt) my (?:hands?|skin|arms?) (?:on|in|at|while|with the (?:iron|oven|p" +
  "ot|stove|pan))\\b)", "iu");

export const OWN_WORDS = /* @__PURE__ */ new RegExp(
  "\\bI (?:\\w+ )?(?:told|said|wrote|texted|confessed|admitted|whispered|repeat|tell|say to mys" +
  "elf|think|thought)\\b[^“”\"]{0,40}$", "iu");

export const PERFORMED = /* @__PURE__ */ new RegExp(
  "\\b(?:play|stage|scene|role|character|novel|film|song|poem|book|read|patient|caller|callers" +
  "|client)\\b", "iu");
