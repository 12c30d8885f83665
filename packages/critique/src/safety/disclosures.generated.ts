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

export const near = "(?:[^.]{0,30}\\b)";

export const far = "(?:[^.]{0,60}\\b)";

export const weekday = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)";

export const gap =
  "(?:(?:(?!\\b(?:who|that|when|people|users?|students?|patients?|they|somebody|someone)\\b)[^." +
  ";]){0,60})";

export const thinksOf =
  "(?:(?:think(?:ing)?|thought|plans?|planning|ideas?|intend(?:ing)?|intention|ready|decided|" +
  "wanna|want))";

export const ending = "(?:(?:finish(?:ing)?|end(?:ing)?|terminat(?:e|ing)))";

export const cannotBelieve =
  "(?:(?:do not|don't|cannot|can't)(?: \\w+){0,2} (?:think|expect|believe|promise|imagine|see)" +
  ")";

export const wrote =
  "(?:(?:have |had |already |just )*(?:written|wrote|prepared|finished|recorded|write|left))";

export const vanish =
  "(?:(?:wanna|want to|wish I could|wish to)(?: just| only)? (?:disappear|vanish)(?: forever)" +
  "?)";

export const stands =
  "(?:(?:stand|stood|sit|sat|sitting|standing|go|went|climb|climbed|cross|walk|walked|have st" +
  "ood|have sat))";

export const howFar =
  "(?:(?:how (?:long|high|far|deep|fast|cold)|count(?:ed)? the (?:floors|seconds|steps down)|" +
  "jump|let go|went back|and waited for))";

export const hoards = "(?:(?:have|keep|kept|saved|save|hide|hid|collected|collect|bought|store))";

export const gathers = "(?:(?:saved up|saving|collecting|collected|counted|count|hoarding|stockpiled))";

export const broods =
  "(?:(?:contemplate|contemplating|think about|thinking about|obsessed with|long for|longing " +
  "for))";

export const goesOn = "(?:(?:continue|continued|still|keep|need|urge|tempted|temptation|compelled))";

export const tool =
  "(?:(?:lighter|cigarettes?|iron|flame|candle|blade|razor|knife|glass|scissors|needle|compas" +
  "s|match))";

export const struck = "(?:(?:slapped|kicked|whipped|caned|punched|burn(?:ed|t)|starved|beaten|flogged))";

export const allTheTime =
  "(?:(?:until (?:now|today)|every|each|always|still|nearly|all the time|when(?:ever)? (?:he|" +
  "she|they|my|I)))";

export const holder =
  "(?:(?:madam|sponsor|agent|kafeel|employer|boss|aunt|uncle|husband|family|landlord|owner))";

export const lets = "(?:(?:let|lets|allow|allows|allowed to|permit))";

export const tooYoung =
  "(?:(?:I am (?:only |just )?(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)|against " +
  "my will|I (?:cannot|can't|could not) (?:say no|refuse)))";

export const searchers = "(?:(?:armed men|men with (?:guns|machetes|knives)|gunmen|militia|strangers))";

export const because = "(?:(?:because (?:they|he|the men)|so that (?:they|he|nobody)))";

export const willDo = "(?:(?:am going to|will|'ll|want to|wanna|gonna|am gonna|would love to))";

export const intruder = "(?:(?:t[ií]o|padrastro|padrasto|vecino|vizinho|primo|abuelo|avô))";

export const murdered = "(?:(?:executed|killed|shot|beheaded|hanged|burned|burnt|murdered|die from))";

export const suyo = "(?:(?:mi (?:padre|padrastro|papá|madre|marido|esposo|novio|tío|jefe|pareja)|él))";

export const few = "(?:(?: [\\p{L}]+){0,3}?)";

export const them = "(?:(?:world|everyone|everybody|family|they|people|parents|mother|children|kids|you))";

export const onward =
  "(?:(?:(?:stay|be|remain) alive" +
  "|(?:go on|keep|keep on|continue|carry on) living" +
  "|(?:continue to|still|keep trying to) live" +
  "|(?:live|go on|wake up|be here) (?:any ?more|any longer|another (?:day|year))))";

export const awake =
  "(?:(?:wo?ke(?:n)? up|wake up|survived|am (?:still )?(?:alive|here)|was (?:ever )?born|exis" +
  "t|did(?: not|n't) die|was (?:found|saved|rescued)))";

export const vanished =
  "(?:(?:stopped existing|disappeared|vanished|(?:was|were) (?:gone|dead|not (?:here|there|al" +
  "ive))|died|did(?: not|n't) exist|(?:was|were)n't (?:here|there|alive)))";

export const height =
  "(?:(?:roof|ledge|railings?|railway(?: line)?|rails|tracks|platform|bridge|cliff|balcony|ov" +
  "erpass|river))";

export const toxic =
  "(?:(?:rope|noose|belt|tablets|pills|pesticides?|(?:rat )?poison|bleach|razors?|blades?|ins" +
  "ulin))";

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
  " (?:think|thought)(?: \\w+)? to (?:suicide|kill (?:me|myself))" +
  "|\\b" +
  thinksOf +
  " (?:of |about |to |on )?end(?:ing)? (?:it|everything|it all)\\b(?! (?:in|on|at|with|by|befo" +
  "re the bell))" +
  "|\\b(?:think|thinking|thought|intention|plan|idea)(?: \\w+)? (?:to|of|for) " +
  ending +
  " (?:with )?my (?:own )?(?:life|existence)" +
  "|\\b(?:no|not|without|lost|why I (?:should|would|must|have to))\\b[^.]{0,40}\\b" +
  onward +
  "\\b" +
  "|\\b(?:stopped|do not|don't|no longer)(?: \\w+){0,2} car(?:e|ing) (?:whether|if) I (?:live|s" +
  "urvive|wake|am alive)" +
  "|\\bwhether I (?:live or die|survive or not|wake up or not)\\b" +
  "|\\b(?:disappointed|sorry|sad|angry|upset|regret|annoyed|ashamed)(?: that)?(?: when)? I (?:" +
  "even |ever )?" +
  awake +
  "|\\bI " +
  cannotBelieve +
  "(?: \\w+){0,2} I (?:will|'ll|would) (?:still )?be (?:around|alive|here)\\b(?! (?:for|on|in|a" +
  "t)\\b)" +
  "|\\b(?:promise|guarantee|sure|say|know)\\b[^.]{0,25}\\bI (?:will|'ll|would) (?:still )?be ali" +
  "ve\\b" +
  "|\\b(?:do not|don't|not) (?:expect|think|believe)(?: \\w+){0,3} (?:to survive|I will survive" +
  "|to live|I will live) (?:this|the|until|past|long|beyond|to (?:see|be))" +
  "|\\bI (?:may|might|will|'ll|could)(?: already| probably| soon| just)? be (?:gone|dead)\\b(?!" +
  " (?:to|for|in|at|from|on|until|abroad|all|tired|wrong|by train))" +
  "|\\bnot sure (?:that |if |whether )?I (?:will|'ll|can|would) (?:survive|live|be alive|make " +
  "it (?:through|to))\\b" +
  "|\\b(?:survived|survive) (?:my|the) (?:first|second|third|last|next|own) (?:attempt|one|try" +
  ")\\b[^.]*\\bnext\\b" +
  "|\\bI " +
  wrote +
  "(?: \\w+){0,2} (?:goodbye|farewell|suicide|last) (?:letter|note|message|video)" +
  "|\\b(?:given|gave|give|giving)(?: away)? (?:all )?my\\b[^.]{0,60}\\bI (?:will not|won't|do no" +
  "t|don't|no longer)(?: \\w+)? need (?:it|them|these|those|anything)" +
  "|\\b(?:birthday|christmas|winter|night|morning|sunday|eid|new year)\\b[^.]{0,20}\\b(?:will|is" +
  " going to|is gonna) be my last\\b" +
  "|\\bI" +
  few +
  " (?:imagine|imagining|picture|plan|planned|dream of|think about)\\b[^.]{0,20}\\bmy (?:own )?" +
  "(?:funeral|burial|death)\\b" +
  "|\\b(?:if|when|once) I (?:just |simply |only )?" +
  vanished +
  "\\b[^.]{0,60}\\b(?:better|easier|happier|save|relief|relieved|nobody|notice|care|problem|che" +
  "aper|peace)" +
  "|\\b(?:better|easier|happier|save|relief|relieved|cheaper|peace|money|kinder)\\b[^.]{0,60}\\b" +
  "if I (?:just |simply |only )?" +
  vanished +
  "\\b" +
  "|\\b(?:kindest|best|only|nicest) thing (?:that )?I (?:could|can)(?: \\w+){0,6} (?:is|would b" +
  "e)(?: \\w+)? (?:to )?(?:disappear|die|go|vanish|not be here)\\b" +
  "|\\b" +
  vanish +
  "(?: and never (?:come back|return|be found)|\\s*[.!;]| from (?:this|the) (?:world|earth|lif" +
  "e))" +
  "|\\b(?:hate|disgusted (?:by|with)) my ?self\\b[^.]{0,60}\\b(?:disappear|die|dead|vanish|gone|" +
  "end)" +
  "|\\b(?:wish|wishing|hope|hoping|pray|praying)\\b[^.]{0,40}\\b(?:would|will|could) (?:crash|hi" +
  "t|run (?:me )?over|kill|fall)\\b[^.]{0,15}\\bme\\b" +
  "|\\bI" +
  few +
  " " +
  stands +
  "\\b" +
  near +
  height +
  "\\b" +
  far +
  howFar +
  "|\\b" +
  height +
  "\\b[^.]{0,60}\\b(?:ask|asked|wonder|wondered|asking)(?: myself)?\\b[^.]{0,20}\\bhow (?:long|hi" +
  "gh|far|deep|fast|cold)\\b" +
  "|\\bI (?:sat|stood|lay|lie|sit|stand)(?: down)? on the (?:railway|rails|tracks|train tracks" +
  ")\\b" +
  "|\\b" +
  hoards +
  "(?: up)?(?: \\w+){0,4} " +
  toxic +
  "\\b" +
  far +
  "(?:under my (?:bed|pillow|mattress)|look at (?:it|them)|bad nights|just in case|for when|w" +
  "hen it gets|enough)" +
  "|\\b" +
  gathers +
  "(?: \\w+){0,5} (?:tablets|pills)\\b(?!" +
  far +
  "(?:for (?:school|the school|class|my students)|patients?|stock|ward|pharmacy|order))" +
  "|\\b(?:how many|enough)\\b[^.]{0,40}\\b(?:tablets|pills)\\b[^.]{0,30}\\b(?:too many|to die|to s" +
  "leep forever|would be)\\b" +
  "|\\bvoices?(?: in my head)? (?:that )?(?:tells?|telling|says?|saying|orders?|asks?) me (?:\\" +
  "w+ )?to (?:jump|die|end|hurt|kill|cut|do it|burn)" +
  "|\\b(?:can't|cannot|could not|not) say (?:that )?it (?:was|will be|is) the last\\b" +
  "|\\b(?:clinic|hospital|ward|admitted|treated)\\b[^.]{0,40}\\bfor (?:wanting|trying|threatenin" +
  "g) to (?:die|kill|hurt)\\b" +
  "|\\b(?:kms|offing my ?self|off my ?self|unaliv(?:e|ing)|delete my ?self)\\b" +
  "|\\b(?:want|wanna|wish|hope|like|love|rather)(?: to)?(?: just)? (?:not|never) (?:to )?wake " +
  "up\\b" +
  "|\\b(?:so |am |be )?(?:done|finished) with (?:life|living|this life|existing|being alive)\\b" +
  "(?! in| at| on)" +
  "|\\b(?:tired|sick|exhausted) of (?:life|living|existing|being alive)\\b(?! (?:in|on|at|with|" +
  "under|off|like|out|far|from))" +
  "|\\bonly (?:hold on|stay|stay alive|live|keep going|am alive|still here|am still here|am he" +
  "re) (?:because of|for) my\\b" +
  "|\\b(?:I feel|I think|it is|maybe|perhaps)(?: that)? (?:it is )?better (?:that |if )?I (?:d" +
  "ie|am dead|be dead|go|disappear|not exist)\\b" +
  "|\\bI(?: am|'m)? not want(?:ing)? to live\\b(?! (?:in|on|at|with|my|as|like|off|from|far|nea" +
  "r|under|alone|abroad|without|by))" +
  "|\\b(?:intention|idea|wish|desire|plan|urge) (?:to|of) (?:suicide|kill me|kill myself|die)\\" +
  "b" +
  "|\\bthe wish to (?:be dead|die|disappear|end (?:it|my life))" +
  "|\\b" +
  broods +
  " (?:my (?:own )?)?(?:death|dying)\\b" +
  near +
  "(?:daily|every|each|all|constantly|often|day|night)" +
  "|\\bthink (?:a lot |often |constantly |always )?about (?:my (?:own )?death|dying)\\b" +
  "|\\b(?:picked|chosen|chose|set|marked) (?:a|the|my) (?:date|day)\\b" +
  far +
  "(?:after that|nobody|over|peace|worry)" +
  "|\\b(?:nobody|no one|they) will (?:not )?(?:have to|need to) (?:worry about|look after|care" +
  " for|pay for) me\\b" +
  "|\\b(?:want|wish|need) my life (?:to be over|to end|to stop)\\b|\\bhigh risk of suicide\\b|\\ba" +
  "ttempts on my own life\\b" +
  "|\\b(?:relief|better|good|glad|easier|happy)\\b" +
  far +
  "\\bI did not (?:come back|wake up|survive|return from)" +
  "|\\b(?:should|could|can) play (?:when I am buried|at my funeral|when I am gone)|\\b(?:instru" +
  "ctions|songs?|plans?|music) for my (?:own )?funeral\\b" +
  "|\\bwonder(?:ing)? who (?:would|will) find me\\b|\\b(?:telling|tells?|told) me to die\\b|\\bby " +
  "my own hand\\b|\\bhang(?:ed|ing)? my ?self\\b" +
  "|\\btired (?:from|of) (?:the |this |my )?life\\b(?! (?:in|on|at|with|under|off|like))|\\b(?:g" +
  "od|allah) (?:to )?takes? (?:me|my life)\\b" +
  "|\\b(?:will not|won't|do not plan to|don't plan to) be here in (?:january|february|march|ap" +
  "ril|may|june|july|august|september|october|november|december) to\\b" +
  "|\\b(?:took|swallowed) everything in the (?:medicine )?cabinet\\b|\\bangry that it did not wo" +
  "rk\\b|\\b(?:was )?cut down from (?:a|the) (?:tree|rope|beam))", "iu");

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
  "|\\bI(?: still| often| regularly)? self[- ]harm\\b" +
  "|\\b" +
  goesOn +
  "(?: \\w+)? (?:to )?(?:injur(?:e|ing)|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|burn(?:ing)?) " +
  body +
  "|\\b(?:hurting|harming|cutting|burning|injuring|scratching) " +
  body +
  " (?:is|helps|calms|makes|has become|works)\\b" +
  "|\\bI" +
  few +
  " (?:press|hold|put|push|drag|run|use|stick|pull)\\b" +
  near +
  tool +
  "\\b" +
  near +
  "(?:against|on|into|to|across|over|along) my\\b" +
  "|\\bfresh (?:cuts|scars|wounds|burns)\\b[^.]{0,30}\\b(?:my|sleeves?)\\b" +
  "|\\brelaps(?:e|ed|ing)\\b[^.]{0,25}\\b(?:blade|cutting|razor|self|knife)" +
  "|\\bclean (?:from|of) (?:self[- ]harm|cutting) (?:for|since)\\b(?![^.]{0,15}\\byears?)" +
  "|\\bbang(?:ing)? my head (?:on|against)\\b[^.]{0,40}\\b(?:until|every|each|when|again)" +
  "|\\b(?:until it bleeds|till it bleeds|draw blood|see (?:the|my) blood)\\b[^.]{0,40}\\b(?:befo" +
  "re|every|each|when|again)" +
  "|\\b(?:strong |the )?urges? to (?:hurt|harm|cut|injure|burn|punish) my ?self\\b" +
  "|\\bpunish(?:ing)? my ?self (?:with|by) (?:an? |the )?(?:razor|blade|knife|not eating|burn|" +
  "cut|hit)" +
  "|\\bI" +
  few +
  " (?:hit|slap|punch|scratch|bite|cut|burn) (?:my ?self|my arms?) (?:in the face|when|becaus" +
  "e|again|if)\\b" +
  "|\\b(?:dig|press|push) my nails into my\\b|\\bcut again (?:last night|yesterday|today|this)|\\" +
  "bpull out my hair\\b)", "iu");

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

export const man =
  "(?:(?:(?:step[- ]?)?father|stepbrother|(?:older|elder|big) brother|uncle|cousin|guardian|l" +
  "andlord|boss|teacher|pastor|grandfather|m[ae]n|husband|driver|neighbou?r))";

export const blow =
  "(?:(?:broke|hit|beat|slapped|kicked|burned|burnt|choked|stabbed|punched|strangled|whipped|" +
  "raped|touched|threw))";

export const justNow =
  "(?:(?:last (?:night|week|weekend|sunday|saturday)|yesterday|this (?:morning|week|evening)|" +
  "again|on " +
  weekday +
  "|(?:two|three|four) days ago))";

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
  "|\\b(?:has (?:taken|kept)|keeps|took|holds) my passport\\b(?! (?:to|for|at) )" +
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
  "|he|she|they) (?:does|do|is doing) to me\\b" +
  "|\\b(?:my|the|our|his) (?:\\w+ ){0,3}" +
  man +
  "\\b" +
  far +
  "(?:comes?|tries to (?:come|get|climb|lie)|gets|climbs|sneaks|crawls|enters|lies)\\b" +
  near +
  "(?:into|in|to|on) my bed" +
  "|\\b(?:my|the|our) (?:\\w+ ){0,3}" +
  man +
  "\\b[^.]{0,40}\\b(?:comes?|enters|sneaks)\\b[^.]{0,12}\\bmy (?:bed)?room\\b[^.]{0,12}\\bnight" +
  "|\\bhe (?:comes?|come) (?:in|into|to) my (?:bed|room)\\b[^.]{0,15}\\b(?:night|nobody|touch|be" +
  "d)" +
  "|\\b(?:makes|make|forces|force|forcing|making|orders|wants) me (?:to )?(?:undress|sleep wit" +
  "h|touch (?:him|her|them)|take off|do things|have sex|kiss|strip)" +
  "|\\b(?:must|have to|should|need to|has to) (?:sleep|go to bed|lie) with (?:him|her|them|the" +
  "|my " +
  man +
  ")\\b[^.]{0,30}\\b(?:or|otherwise|if not|fees|rent|pay)" +
  "|\\bI (?:am|'m|get)(?: still| often| being| regularly| always| currently| nearly){0,2} " +
  struck +
  "\\b(?! by (?:the (?:sun|wind|heat)|a wave))" +
  "|\\b(?:with|to) (?:a|my|the|this) (?:\\w+ )?(?:" +
  who +
  "|person|guy) (?:who|that) (?:\\w+ ){0,2}" +
  abuses +
  " (?:me|us)\\b" +
  "|\\b" +
  justNow +
  "\\b[^.]{0,20}\\b(?:he|she|they|my (?:\\w+ )?" +
  who +
  ") " +
  blow +
  "\\b[^.]{0,12}\\b(?:me|my|us)\\b" +
  "|\\b(?:he|she|they|my (?:\\w+ )?" +
  who +
  ") " +
  blow +
  " (?:me|us|my (?:arm|nose|face|finger|tooth|teeth|hand|rib))\\b[^.]{0,20}\\b" +
  justNow +
  "\\b" +
  "|\\b(?:he|she|they|my " +
  who +
  ")(?: \\w+){0,2} (?:beat|hit|slap|kick|touch|burn|punch)(?:s|es|ing)? (?:me|us)\\b" +
  near +
  allTheTime +
  "|\\b" +
  holder +
  "\\b" +
  near +
  "(?:takes?|keeps?|holds?|took|hid|hides|kept)(?: all)? my (?:passport|documents|papers|ID)\\" +
  "b(?! (?:to|for|at) )" +
  "|\\b(?:not|n't|never) " +
  lets +
  " (?:me )?(?:to )?(?:go out|leave|go outside|leave or call)(?: of)?(?: the| his| her)? (?:h" +
  "ouse|home|flat|room|compound)" +
  "|\\b(?:arranged|arranging|fixed|planned|agreed|promised|sold)\\b[^.]{0,20}\\bmy (?:marriage|w" +
  "edding|hand)\\b" +
  "|\\b(?:marry|marriage|wedding|married)\\b" +
  far +
  tooYoung +
  "|\\b(?:send|take|bring|sending|taking|hold)\\b[^.]{0,12}\\bme\\b[^.]{0,40}\\b(?:circumcis(?:ed|" +
  "ion)|cutting ceremony|genital)" +
  "|\\bI\\b" +
  far +
  "(?:abuse|beatings?|violence)\\b" +
  near +
  "(?:did not|didn't|has not|hasn't|never|does not|doesn't|have not) (?:stop|end)" +
  "|\\b(?:the|this) (?:abuse|beatings?|violence) (?:did not|didn't|has not|hasn't|never|does n" +
  "ot) (?:stop|end)(?:ped|ed)?\\b" +
  near +
  "(?:I|me|my)\\b" +
  "|\\b(?:forces?|touch(?:es)?|hurts?) me\\b[^.]{0,60}\\b(?:it|this) (?:has not|hasn't|does not|" +
  "doesn't|never) stop" +
  "|\\bI (?:sleep|go to (?:sleep|bed)) with (?:a|my|the) (?:\\w+ )?(?:knife|scissors|hammer|pan" +
  "ga|machete|stick)\\b" +
  "|\\b(?:still|keeps?) (?:touches|touching|hits|hitting|beats|beating|rapes|raping|hurts|hurt" +
  "ing) (?:me|us)\\b" +
  "|\\b(?:he|she|my " +
  who +
  ")\\b" +
  near +
  "(?:will|is going to|would) (?:break|cut off|burn) my (?:legs?|arms?|hands?|neck|fingers?|f" +
  "ace)\\b" +
  "|\\bwe hide (?:under|in|behind|from)\\b|\\blast night (?:he|she) had (?:the|an?|his) (?:axe|k" +
  "nife|gun|machete|belt)\\b|\\bbruises from my " +
  who +
  "\\b" +
  "|\\b(?:have|has) beaten me since\\b|\\bsending me to be (?:cured|corrected|healed)\\b|\\b(?:wan" +
  "ts?|wanted) (?:that )?(?:I|me) (?:to )?sleep with (?:him|her|them)\\b" +
  "|\\bwhat (?:her husband|his wife|my " +
  who +
  "|he|she) does to me\\b|\\b(?:locks?|lock) the (?:gate|door)\\b" +
  near +
  "(?:has|have) not paid me\\b|\\bgropes me\\b" +
  "|\\b(?:beat|beats) me with (?:an? |the |his |her )?(?:belt|stick|cable|hose|iron|pipe|wire|" +
  "shoe)\\b)", "iu");

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
  "|\\bI live (?:only )?on (?:water|coffee|gum|diet|air)\\b" +
  "|\\bI (?:\\w+ ){0,2}(?:take|use|swallow|am taking|need) (?:\\w+ )?(?:laxatives|diet pills|diu" +
  "retics)\\b" +
  "|\\bI (?:\\w+ )?weigh (?:only |just |now )*(?:2\\d|3\\d|thirty[- ]?\\w*) ?(?:kilos?|kg|kilogram" +
  "s?)?\\b|\\bmy goal (?:weight )?is (?:2\\d|3\\d|40|4[0-4])\\b" +
  "|\\b(?:stay|be|get|remain) (?:under|below) (?:3\\d|4\\d|forty\\w*)[ -]?(?:kilos?|kg|kilograms?" +
  ")" +
  "|\\bI(?: \\w+){0,2} throw up (?:my (?:lunch|dinner|breakfast|food|meals?)|what I|lunch|dinne" +
  "r|breakfast|in the)\\b" +
  "|\\bI (?:have )?(?:\\w+ )?stopped eating (?:breakfast|lunch|dinner|completely|altogether|at " +
  "all|anything|solid|meals|food)\\b" +
  "|\\bnothing but (?:water|tea|coffee|juice|gum)\\b[^.]{0,20}\\b(?:days?|week)\\b|\\b(?:only|just" +
  ") water for (?:\\w+ )?days\\b" +
  "|\\bstill (?:feel|look|see myself|think I am|am)(?: \\w+){0,2} (?:huge|fat|enormous|too big|" +
  "overweight|disgusting)\\b" +
  "|\\bmy (?:anorexia|bulimia|eating disorder) (?:is|has|wins|tells|gets|keeps|won't|does)\\b(?" +
  "! (?:over|behind|gone|history|cured|in the past|taught))" +
  "|\\bI (?:\\w+ ){0,2}binge\\b[^.]{0,50}\\b(?:come up|bring it (?:all )?up|purge|vomit|throw|toi" +
  "let)" +
  "|\\b(?:not|never)(?: yet)? thin enough\\b" +
  "|\\bmake my ?self sick after\\b" +
  "|\\b(?:scared|afraid|terrified) of (?:food|eating|calories)\\b" +
  "|\\b(?:my )?periods (?:have |had )?stopped\\b" +
  "|\\bI (?:\\w+ )?eat (?:\\w+ ){1,3}(?:hundred )?calories a day\\b|\\blive on (?:gum|coffee|water" +
  "|air|diet)\\b)", "iu");

export const hunters =
  "(?:(?:they|he|she|gang|men|militia|police|soldiers|cousins?|brothers?|father|uncles?|famil" +
  "y|husband|ex\\w*|boyfriend|rebels|cartel|people))";

export const killing = "(?:(?:kill|shoot|burn|stab|behead|hang|bury|murder|rape|cut))";

export const us =
  "(?:(?:me|us|both of us|all of us|my (?:mother|father|family|sister|brother|parents|childre" +
  "n|son|daughter|whole family)))";

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
  "|\\bI have (?:a|my|his) (?:gun|knife|pistol) in my (?:bag|pocket|room|hand)" +
  "|\\b" +
  hunters +
  "\\b[^.]{0,20}\\b(?:will|are going to|is going to|want to|wants to|plan to) " +
  killing +
  " " +
  us +
  "\\b" +
  "|\\b(?:said|say|told me|swore|vowed)(?: \\w+)? that (?:they|he|she) will " +
  killing +
  " " +
  us +
  "\\b" +
  "|\\b(?:swore|sworn|vowed|promised|have threatened|has threatened|threatens?|threatened) to " +
  killing +
  " " +
  us +
  "\\b(?![^.]{0,40}\\b(?:ago|in (?:19|20)\\d\\d|during the war))" +
  "|\\b(?:will|would|are going to|gonna) " +
  killing +
  " me (?:for (?:being|loving|leaving|what I)|because I)\\b" +
  "|\\b" +
  searchers +
  "\\b" +
  near +
  "(?:come|comes|keep coming|look|looking|search|searching|ask|asking)\\b" +
  near +
  "(?:for me|for us|our house|my house|my door)" +
  "|\\bI (?:sleep|am sleeping|hide|am hiding|stay) in (?:a )?(?:different|another|new|other) (" +
  "?:place|house|room|bed)s? (?:each|every)\\b" +
  far +
  because +
  "|\\b(?:ex|boyfriend|husband|stalker|he|man)\\b[^.]{0,40}\\b(?:waits|waiting|follows|stalks|wa" +
  "tches|stands)\\b[^.]{0,60}\\b(?:gun|knife|acid|kill|pistol|machete)\\b" +
  "|\\bI " +
  willDo +
  "\\b" +
  near +
  "(?:smash|break|crush|cut|shoot|blow) (?:off |in )?(?:his|her|their) (?:head|face|skull|thr" +
  "oat|neck|house)" +
  "|\\bI" +
  few +
  " (?:plan|planned|plan how|imagine how|think about how|dream about how) I (?:would|will|cou" +
  "ld|can) " +
  killing +
  " (?:him|her|them|my (?:\\w+ )?" +
  who +
  ")" +
  "|\\b(?:everybody|everyone|people|those|all|they)\\b" +
  far +
  "will pay for (?:this|it|what)\\b" +
  far +
  "(?:rifle|gun|knife|list|bomb|pistol)" +
  "|\\bI know where\\b" +
  near +
  "(?:keeps?|hides?|put) (?:the|his|her|a) (?:rifle|gun|pistol|weapon)" +
  "|\\b(?:will|would|going to|threaten to|threatened to|want to) throw acid\\b|\\bbullets? in (?" +
  ":our|my) (?:letter ?box|mail ?box|post ?box|door|wall)\\b" +
  "|\\bif I am (?:deported|sent back|returned|extradited)\\b" +
  near +
  "(?:kill|hang|shoot|execute|murder|stone|die)" +
  "|\\bI (?:bring|carry|take|keep) (?:a|my|the) (?:blade|knife|gun|razor) (?:to|in) (?:school|" +
  "class|work|my bag)\\b" +
  "|\\bthe next (?:boy|girl|one|person|man) who\\b" +
  near +
  "will (?:feel|regret|get) it\\b)", "iu");

export const RISK_OTHER_LANGUAGES = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:quiero|quisiera|deseo|voy a|prefiero) (?:morir(?:me)?|matarme|quitarme la vida|sui" +
  "cidarme|acabar con mi vida|desaparecer para siempre)\\b" +
  "|\\bya no quiero (?:vivir|estar aquí|seguir viva|seguir vivo)|\\bno quiero (?:vivir(?: más)?" +
  "\\s*[.,;!]|seguir viviendo|seguir viv[oa])" +
  "|\\bpienso (?:\\w+ )?en (?:el suicidio|suicidarme|matarme|quitarme la vida|morir(?:me)?\\b|ac" +
  "abar con mi vida)" +
  "|\\bme (?:corto|quemo|lastimo) (?:los brazos|las piernas|las muñecas|la piel|cuando|cada)|\\" +
  "bme hago daño\\b|\\bme provoco el vómito|\\bme hago vomitar" +
  "|\\b" +
  suyo +
  "(?: \\w+)? (?:me|nos) (?:pega|golpea|toca|viola|maltrata|amenaza)(?! (?:la|el|una) (?:guita" +
  "rra|\\w+ción))" +
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
  ":bate|espanca|estupra|toca|ameaça|agride)" +
  "|\\b(?:quiero|voy a|pienso|quisiera|decidí|penso em|quero|vou) (?:\\w+ )?(?:acabar|terminar)" +
  " (?:con|com) (?:todo|tudo|esto|isto)\\b(?! (?:el|la|o|a|lo|ese|este) )" +
  "|\\bpenso (?:\\w+ )?em acabar com tudo|\\b(?:cansad[oa]|hart[oa]|fart[oa]|fatiguée?|lasse?) (" +
  "?:de|da) (?:vivir|viver|vivre|vida)\\b" +
  "|\\b(?:mi carta de despedida|carta de despedida|ma lettre d'adieu|la lettre d'adieu|minha c" +
  "arta de despedida)\\b" +
  "|\\b(?:mejor|melhor)\\b[^.]{0,15}\\b(?:si yo no (?:existiera|estuviera)|se eu não (?:existiss" +
  "e|estivesse)|sin mí|sem mim)" +
  "|\\bpienso (?:mucho |siempre )?en la muerte\\b|\\bpenso (?:muito |sempre )?na morte\\b|\\bje pe" +
  "nse (?:souvent |toujours )?à la mort\\b" +
  "|\\b" +
  intruder +
  "\\b" +
  far +
  "(?:entra en mi cuarto|entra no meu quarto|se mete en mi cama|me toca (?:quando|cuando|por|" +
  "à noite|en la|e |y ))" +
  "|\\b(?:t[ií]o|padrastro|padrasto|vecino|vizinho|primo|padre|pai)\\b[^.]{0,40}\\b(?:entra|vien" +
  "e|vem)\\b[^.]{0,20}\\b(?:noche|noches|noite)\\b[^.]{0,20}\\b(?:toca|cama)" +
  "|\\bvomito (?:después|todo|cada|depois|tudo)\\b|\\bplus la force de vivre\\b|\\bsauter (?:du|d'" +
  "un|de la) (?:pont|toit|balcon|falaise|fenêtre)" +
  "|\\b(?:oncle|beau-père|père|cousin|voisin|patron)\\b" +
  near +
  "vient dans (?:ma chambre|mon lit)\\b" +
  near +
  "(?:nuit|touche)" +
  "|\\b(?:oncle|beau-père|voisin|patron|cousin) me touche\\b" +
  "|\\bno quiero despertar(?:me)?\\b|\\bnão quero acordar\\b|\\bje ne veux plus me réveiller\\b|\\bq" +
  "uero sumir\\b|\\bquiero desaparecer\\b" +
  "|\\bcort(?:o|ei) (?:os|meus) (?:braços|pulsos)|\\bme corto\\b|\\b(?:mi novio|mi pareja|mi mari" +
  "do|meu namorado|meu marido) me (?:pega|golpea|bate|agride)\\b" +
  "|\\b(?:mon mari|mon copain|mon père|il) me (?:bat|frappe|viole|menace)\\b|\\b(?:cachets|compr" +
  "imés|pastillas|comprimidos)\\b" +
  near +
  "(?:envie de les|ganas de|vontade de))", "iu");

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
  "|\\bsaid the word (?:anorexia|bulimia)" +
  "|\\b(?:following|after|since) (?:a|my|the) (?:\\w+ )?suicide attempt" +
  "|\\bI (?:\\w+ )?(?:drank|drinked|swallowed|took)(?: \\w+){0,2} (?:poison|bleach|pesticides?|p" +
  "ills|tablets|overdose)\\b(?! for)" +
  "|\\b(?:for|over) (?:\\w+ ){1,2}(?:years?|months?) I (?:cut|burn(?:ed|t)|hurt|starved|harmed)" +
  " my\\b|\\bI wore long sleeves\\b" +
  "|\\btreated for (?:bulimia|anorexia|self[- ]harm|an eating)|\\b(?:hospital|clinic|ward) (?:w" +
  "ith|for) (?:anorexia|bulimia|an eating)" +
  "|\\bhad an eating disorder|\\b(?:eating disorder|anorexia|bulimia)\\b[^.]{0,40}\\brecovered\\b" +
  "|\\bwoke up in (?:the )?(?:hospital|ward|intensive care)\\b[^.]{0,30}\\bsorry\\b)", "iu");

export const LONG_AGO = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:when (?:I|we) (?:was|were)|as a (?:small )?(?:child|kid|girl|boy)|in my childhood|" +
  "years? ago|until (?:I was|(?:19|20)\\d\\d)|back then)\\b" +
  "|\\bwhen (?:I|we) (?:have|had|am|is|be) (?:only )?(?:\\d{1,2}|six|seven|eight|nine|ten|eleve" +
  "n|twelve|\\w+teen)(?: years?)?\\b" +
  "|\\bwhen (?:I|we) (?:was|were)? ?(?:child|small|kid|little)\\b" +
  "|\\bat (?:the age of )?(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|" +
  "sixteen|\\d{1,2})\\b(?! (?:percent|o'clock))" +
  "|\\bin the war\\b" +
  "|\\bduring the war\\b" +
  "|\\bbut I (?:escape|left|ran away))", "iu");

const SAME_IN_PAST_partner = "(?:(?:husband|wife|boyfriend|girlfriend|partner|boss|employer|landlord))";

export const SAME_IN_PAST = /* @__PURE__ */ new RegExp("^(?!.*\\b" + SAME_IN_PAST_partner + "\\b).*\\b(?:hit|beat|hurt|cut) (?:me|us)\\b", "iu");

const TOLD_BEFORE_who = "(?:(?:I|we|he|she|they|it|my \\w+))";

const TOLD_BEFORE_did = "(?:(?:was|were|had|did|got|came|tried|said|spoke|cried|left|went|began|stopped|\\w+ed))";

export const TOLD_BEFORE = /* @__PURE__ */ new RegExp(
  "\\bused to\\b|\\ba few times\\b|\\b(?:when|until|before) " +
  TOLD_BEFORE_who +
  " (?:\\w+ly )?" +
  TOLD_BEFORE_did +
  "\\b", "iu");

export const TODAY = /* @__PURE__ */ new RegExp("\\b(?:still|again|now|today|nowadays|these days|until now)\\b", "iu");

export const EVERY_DAY = /* @__PURE__ */ new RegExp(
  "(?<!\\b(?:was|were) \\p{L}+ing\\b.{0,60})\\b(?:every (?:day|night|week)|most (?:days|nights))\\" +
  "b", "iu");

export const RECENT = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:yesterday|last (?:night|week|month|weekend|monday|tuesday|wednesday|thursday|frida" +
  "y|saturday|sunday)|this (?:week|month)|(?:days?|weeks?) ago)\\b" +
  "|\\b(?:on|since) " +
  weekday +
  "\\b" +
  "|\\bthis (?:morning|weekend)\\b" +
  "|\\b" +
  weekday +
  " night\\b" +
  "|\\bfrom the (?:ward|hospital)\\b)", "iu");

export const RETURNED = /* @__PURE__ */ new RegExp(
  "\\b(?:is|are|it is|it's|has come|have come|came|comes) back\\b|\\b(?:again|returned|returning" +
  ")\\b", "iu");

export const fighters =
  "(?:(?:rebels?|soldiers?|militia\\w*|army|police|gang|bandits|terrorists|fighters|armed men|" +
  "they|Boko Haram|janjaweed))";

export const ours =
  "(?:\\b(?:me|us|my " +
  close +
  "|our (?:house|village|teacher|family|neighbou?rs?)|the women|women)\\b)";

export const willing = "(?:\\b(?:agreed|offered|promised|happy|ready|willing|wanted))";

export const notAlong = "(?:(?! (?:back|on|along|as|seriously) ))";

export const violated =
  "(?:(?:took|take|raped|rape|beat|killed|kill|burned|burnt|burn|shot|shoot|captured|kidnappe" +
  "d|abducted|executed|tortured|arrested and beat))";

export const gunmen =
  "(?:(?:(?:armed|masked|hooded) (?:wo)?(?:m[ae]n|group|people|boys|youths?)" +
  "|(?:m[ae]n|people|boys) (?:with|carrying) (?:guns?|rifles?|machetes?|knives)" +
  "|(?:gunm[ae]n|militia\\w*|soldiers|rebels|paramilitar\\w+|guerr?illas?|insurgents)))";

export const invaded =
  "(?:(?:enter(?:ed)?(?: in(?:to)?)?|storm(?:ed)?|raid(?:ed)?|surround(?:ed)?|bur(?:ned|nt|st" +
  " into)|broke (?:in(?:to)?|down)|came (?:in)?to))";

export const ledAway = "(?:(?:took|take|dragged|drag|led|pulled|pull|carried|carry|tied))";

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
  "nforcou)" +
  "|\\b(?:was|were|been|being) subjected to (?:torture|(?:\\w+ )?abuse|violence|beatings)" +
  "|\\b" +
  fighters +
  "\\b[^.]{0,15}(?<!" +
  willing +
  " to )\\b" +
  violated +
  "\\b[^.]{0,15}" +
  ours +
  notAlong +
  "|\\b(?:saw|watched|found|see|seen|witnessed) my (?:\\w+ )?(?:" +
  close +
  "|teacher|classmate)\\b" +
  near +
  murdered +
  "|\\b(?:bomb|shell|mine|air ?strike|missile|rocket|grenade|drone|bullet)s?\\b[^.]{0,12}\\bkill" +
  "ed (?:my|our)\\b" +
  "|\\b(?:shot|killed|executed|beheaded|murdered|stabbed)\\b[^.]{0,30}\\b(?:in front of|before m" +
  "y eyes|next to me|beside me|met(?:re|er)s from me)" +
  "|\\b(?:he|she|they|father|stepfather|husband|boyfriend|mother)\\b[^.]{0,12}\\bstabbed (?:her|" +
  "him|me|my " +
  close +
  ")" +
  "|\\b(?:" +
  who +
  "|man|he|guy|dad|someone|somebody|boy)\\b(?: \\w+){0,4} (?:assaulted|molested|raped|abused|gr" +
  "oped) me\\b" +
  "|\\b(?:who|that|man who|boy who) (?:raped|assaulted|abused|molested|beat|attacked) (?:me|us" +
  "|my " +
  close +
  ")" +
  "|\\b(?:my|the|our) (?:\\w+ )?" +
  who +
  "(?: used to| would| often| always)? (?:beat|beats|hit|strike|whip|kick)\\b[^.]{0,20}\\b(?:me" +
  "|us|my " +
  close +
  "|out of)\\b" +
  "|\\b(?:my|the|a) (?:\\w+ )?" +
  who +
  " broke my\\b|\\b(?:my|the) (?:\\w+ )?" +
  who +
  " was (?:hitting|beating|touching) (?:me|us)\\b|\\bdo(?:ing)? bad things? to me\\b" +
  "|\\b(?:lost|lose) my " +
  close +
  " to (?:domestic violence|suicide|murder)|\\bleft (?:us|me) a letter\\b[^.]*\\bfound (?:him|he" +
  "r)\\b" +
  "|\\b(?:rape|raped|abused?|touch(?:ed)?) me\\b" +
  near +
  "when I (?:was|have|had)\\b" +
  "|\\bwhat my (?:\\w+ )?" +
  who +
  " did to me\\b" +
  "|\\bafter that (?:night|day|summer) with my " +
  who +
  "\\b" +
  "|\\bforc(?:e|ed|ing) (?:me|my " +
  close +
  ")(?: \\w+)? (?:to|into) (?:marry|marriage|marrying)" +
  "|\\bI was (?:assaulted|molested|raped|abused|trafficked|kidnapped|tortured|enslaved|groped)" +
  "|\\bmy " +
  close +
  "(?: \\w+){0,2} (?:did|made|commit|do) suicide\\b|\\bsurvivor of\\b[^.]{0,25}\\b(?:abuse|violenc" +
  "e|rape|assault|torture|trafficking)" +
  "|\\b(?:nous|me|nos) (?:frappait|battait|pegaba|golpeaba)|\\bsofri abuso|\\bsufrí abuso|\\bbati" +
  "a na minha mãe|\\babusó de mí|\\babusou de mim|\\bme abusaba" +
  "|\\b(?:prim[oa]|herman[oa]|amig[oa]|padre|madre|tí[oa])\\b[^.]{0,15}\\bse (?:quitó la vida|su" +
  "icidó|mató)|\\bs'est (?:suicidée?|pendue?|donné la mort)" +
  "|\\bmy " +
  close +
  " took (?:her|his) (?:own )?life\\b" +
  "|\\bme (?:maltrató|maltrataba|maltratou)(?!\\p{L})" +
  "|\\bme violentou\\b" +
  "|\\bs'est jetée? (?:sous|du|d'un)\\b" +
  "|\\b(?:intimate partner|domestic|sexual|gender-based) violence between\\b" +
  "|\\b(?:my own|own) (?:experience|history) of\\b" +
  near +
  "(?:violence|abuse|rape|assault|trafficking|war crimes)" +
  "|\\b(?:boys?|m[ae]n|girls|classmates|strangers?|they|he|she)\\b" +
  near +
  "attacked me\\b|\\btore (?:off )?my clothes\\b|\\bpushed (?:me|my " +
  close +
  ") (?:down|off|out|against)" +
  "|\\bweighed (?:only )?(?:thirty|2\\d|3\\d)" +
  "|\\bput the tube in\\b" +
  "|\\b(?:a|the|my) (?:\\w+ )?(?:relative|man|boy|priest|monk|cousin|relation) (?:had )?(?:abus" +
  "ed|raped|molested) me\\b" +
  "|\\b(?:who|he|she|" +
  close +
  ") (?:had )?shot (?:himself|herself)\\b" +
  "|\\bhit by a sniper\\b" +
  "|\\btook turns with\\b" +
  "|\\b(?:slaughtered|killed|murdered) our (?:neighbou?rs?|family|village|people)" +
  "|\\b" +
  gunmen +
  "\\b[^.]{0,15}\\b" +
  invaded +
  " (?:our|my) \\w+\\b" +
  "|\\b" +
  gunmen +
  "\\b[^.]{0,70}\\b" +
  ledAway +
  " (?:away |out )?(?:me|us|my " +
  close +
  ")\\b" +
  "|\\b(?:he|she|they) (?:was|were) (?:killed|shot|executed|murdered) (?:that|the same) (?:sam" +
  "e )?(?:morning|afternoon|evening|night|day)\\b(?! with\\b))", "iu");

const AFTERMATH_act =
  "(?:(?:sleep|speak|talk|eat|breathe|leave the house|stay|sit|be alone|be in|close my eyes|g" +
  "o (?:out|back|near|past)))";

const AFTERMATH_under =
  "(?:(?:under|behind|beneath|inside|in) (?:the|a|my|our) (?:table|bed|desk|stairs|door|cupbo" +
  "ard|closet|wardrobe|blanket|sofa|chair))";

export const AFTERMATH = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:nightmares?|flash ?backs?|trauma\\w*|bad dreams|panic attacks?|insomnia|PTSD)\\b" +
  "|\\b(?:could not|couldn't|couldn’t|was unable to|was afraid to|stopped|refused to|did not|d" +
  "idn't|didn’t) " +
  AFTERMATH_act +
  "(?:ing)?\\b" +
  "|\\b(?:hid|hide|hiding|crawled|crouched|slept) " +
  AFTERMATH_under +
  "\\b" +
  "|\\b(?:afraid|scared|frightened|terrified|fear) of\\b|\\bwoke (?:up )?(?:screaming|crying|sha" +
  "king|in the (?:night|middle)))", "iu");

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
  "ot|stove|pan))\\b" +
  "|\\b(?:acabar|terminar) (?:con|com) (?:la|el|a|o|as|os|los|las) (?!(?:minha |mi )?vida)\\p{L" +
  "}+" +
  "|\\ben finir avec\\b" +
  "|\\bme toca (?:la |el |o |a )?(?:guitarra|piano|viol\\w+|sanfona|bateria|canci\\w+|m[uú]sica|" +
  "acord\\w+)" +
  "|\\bdisappear(?:ed)? (?:into|behind|from the (?:stage|room|map)|in)\\b|\\bhung my ?self with " +
  "my\\b|\\bthrew up my hands\\b|\\bthrow up my hands\\b" +
  "|\\b(?:cutting|cut) off my (?:own )?(?:arm|hand|foot)\\b|\\bthrow myself (?:into|out of the w" +
  "indow, said)\\b" +
  "|\\b(?:code|script|program|server|robot|engine|laptop|drone|plant|app|team|company|startup)" +
  " (?:has |had )?committed suicide\\b)", "iu");

export const OWN_WORDS = /* @__PURE__ */ new RegExp(
  "\\bI (?:\\w+ )?(?:told|said|wrote|texted|confessed|admitted|whispered|repeat|tell|say to mys" +
  "elf|think|thought)\\b[^“”\"]{0,40}$", "iu");

export const PERFORMED = /* @__PURE__ */ new RegExp(
  "\\b(?:play|stage|scene|role|character|novel|film|song|poem|book|read|patient|caller|callers" +
  "|client)\\b", "iu");

const HEAVY_harm =
  "(?:(?:kill\\w*|murder\\w*|suicid\\w*|rape\\w*|raping|abus\\w+|violen\\w+|assault\\w*|attacked|tor" +
  "tur\\w*|molest\\w*|traffick\\w*|slaughter\\w*))";

const HEAVY_death =
  "(?:(?:died?|dying|dead|deaths?|funerals?|buried|graves?|hang(?:ed|ing)|overdos\\w+|poison\\w" +
  "*|sniper|shot))";

const HEAVY_blood =
  "(?:blood(?! (?:donations?|donors?|banks?|pressure|tests?|samples?|types?|groups?|sugar|cel" +
  "ls?)\\b))";

const HEAVY_wound =
  "(?:(?:bleed\\w*|bruis\\w+|wounds?|scars?|stabb\\w+|slapp\\w+|beaten|choked?|burn(?:s|ed|t)? (?" +
  ":me|my)|hurts? (?:me|my\\w*)|cut(?:s|ting)? (?:me|my\\w*)))";

const HEAVY_means =
  "(?:(?:kni(?:fe|ves)|razors?|blades?|guns?|rifles?|pistols?|bullets?|axe|acid|machetes?|noo" +
  "se|pills|medicine cabinet))";

const HEAVY_fear =
  "(?:(?:terrified|scared|threat\\w*|bull(?:y|ied|ying)|drunk|stalk\\w*|forced me|escape[ds]? f" +
  "rom (?:him|her|them|my)|hide from|ran away))";

const HEAVY_body =
  "(?:(?:starv\\w+|vomit\\w*|throw(?:ing)? up|purg(?:e|ing)|anorex\\w+|bulimi\\w+|calories|too th" +
  "in|thin enough|weighed|fainted))";

const HEAVY_despair =
  "(?:(?:depress\\w+|worthless|hopeless|hate my ?self|panic|therap(?:y|ist)|psychiatr\\w+|self[" +
  "- ]harm\\w*|locked (?:me|door)|what (?:he|she|they) did))";

export const HEAVY = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  HEAVY_harm +
  "\\b" +
  "|\\b" +
  HEAVY_death +
  "\\b" +
  "|\\b" +
  HEAVY_blood +
  "\\b" +
  "|\\b" +
  HEAVY_wound +
  "\\b" +
  "|\\b" +
  HEAVY_means +
  "\\b" +
  "|\\b" +
  HEAVY_fear +
  "\\b" +
  "|\\b" +
  HEAVY_body +
  "\\b" +
  "|\\b" +
  HEAVY_despair +
  "\\b)", "iu");
