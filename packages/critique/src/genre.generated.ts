// Written by tooling/compile-vocabulary.ts from genre.yaml: change that file.

const LETTER_PROMPT_giver =
  "(?:(?:board|committee|foundation|trustees|jury|donors?|sponsors?|director|members|panel|fu" +
  "nd))";

export const LETTER_PROMPT = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:motivation(?:al)? letter|letter of (?:motivation|intent|interest|application)|cove" +
  "r letter|motivation statement)\\b" +
  "|\\bletter to (?:the|our) (?:\\w+ ){0,2}" +
  LETTER_PROMPT_giver +
  "\\b)", "i");

export const PROPOSAL_PROMPT = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:research|project|thesis|dissertation) (?:program(?:me)? )?(?:proposal|plan|outline" +
  ")\\b|\\bproposed (?:research|project)\\b" +
  "|\\bresearch (?:project )?(?:that )?you (?:wish|want|intend|plan|propose) to\\b" +
  "|\\byour (?:research|doctoral|PhD|thesis) (?:project|idea)\\b|\\b(?:describe|outline|state) y" +
  "our research (?:question|project)\\b)", "i");

const SECTION_OF_PROPOSAL_aim = "(?:(?:objectives?|aims|hypothes[ie]s|research questions?|problem(?: statement)?))";

const SECTION_OF_PROPOSAL_way = "(?:(?:methods?|methodology|schedule|time ?(?:line|table)|work ?plan|budget|feasibility))";

const SECTION_OF_PROPOSAL_known = "(?:(?:literature review|state of the art))";

export const SECTION_OF_PROPOSAL = /* @__PURE__ */ new RegExp(
  "\\b(?:" +
  SECTION_OF_PROPOSAL_aim +
  "|" +
  SECTION_OF_PROPOSAL_way +
  "|" +
  SECTION_OF_PROPOSAL_known +
  ")\\b", "gi");

export const PURPOSE_PROMPT = /* @__PURE__ */ new RegExp(
  "(?:\\bstatement of (?:purpose|intent|objectives|research interests?)\\b|\\bstudy objectives?\\" +
  "b|\\bacademic statement\\b|\\bresearch interests\\b" +
  "|\\bstudy plan\\b|\\b(?:why|how) (?:did )?you (?:choose|chose) your (?:proposed )?(?:course|p" +
  "rogramme|degree)\\b)", "i");

const WHY_HERE_PROMPT_theirs =
  "(?:(?:programmes?|program|university|college|school|institute|foundation|scholarship|fello" +
  "wship|course|master\\w*|department|award|trust))";

export const WHY_HERE_PROMPT = /* @__PURE__ */ new RegExp(
  "^\\W*why (?:us|here|(?:this|our|the) " +
  WHY_HERE_PROMPT_theirs +
  "|do you (?:want|wish) to (?:study|come|join|attend)|have you chosen|did you choose)\\b[^?]*" +
  "\\?[^?]*$", "i");

const WHY_NAMED_PROMPT_name = "(?:\\p{Lu}[\\p{L}’'&-]+)";

const WHY_NAMED_PROMPT_joined = "(?:(?: (?:of|for|the|and|at|in) | ))";

export const WHY_NAMED_PROMPT = /* @__PURE__ */ new RegExp(
  "^\\W*(?:Q\\w* ?\\d*[.:)] )?[Ww]hy (?:the )?" +
  WHY_NAMED_PROMPT_name +
  "(?:" +
  WHY_NAMED_PROMPT_joined +
  WHY_NAMED_PROMPT_name +
  "){0,5}\\?[^?]*$", "u");

export const COMMUNITY_PROMPT = /* @__PURE__ */ new RegExp("\\bcommunit(?:y|ies)\\b", "i");

export const PERSONAL_PROMPT = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:personal|autobiographical) (?:statement|essay|narrative)\\b|\\bin an essay\\b|\\bUCAS\\" +
  "b" +
  "|\\b(?:about yourself|who (?:you are|are you)|introduce yourself|your (?:life|own) story|yo" +
  "ur biography)\\b)", "i");

const ASKING_order =
  "(?:(?:explain|describe|tell|discuss|outline|share|state|reflect|recount|write about|identi" +
  "fy|name|show|elaborate|summari[sz]e))";

const ASKING_ask = "(?:(?:what|why|how|which|who|whom|when|where|give an example|give examples))";

export const ASKING = /* @__PURE__ */ new RegExp("\\b(?:" + ASKING_order + "|" + ASKING_ask + ")\\b", "i");

export const FREE_PROMPT = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:any|whatever) form\\b|\\bsurprise us\\b|\\bbe creative\\b|\\bcreative (?:piece|response|" +
  "writing)\\b|\\b(?:poem|recipe|dialogue|short story|list of)\\b" +
  "|\\bsomething (?:we|that) (?:would|will|can|could)(?:n[’']t| not)\\b|\\bmake us laugh\\b|\\bunu" +
  "sual\\b|\\bopen letter\\b|\\b(?:letter|note) to (?:your|a|an|the)\\b)", "i");

export const SHORT_PROMPT = /* @__PURE__ */ new RegExp(
  "(?:\\bshort[- ]answer\\b|\\bin (?:one|two|three|a few) sentences?\\b|\\bin one paragraph\\b" +
  "|\\bnetworking\\b|\\brelationship-building\\b|\\b(?:professional|build and maintain) relationsh" +
  "ips\\b)", "i");

export const SALUTATION = /* @__PURE__ */ new RegExp(
  "^\\W*(?:dear\\b|respected\\b|to whom it may concern|(?:ladies|sir|madam)\\b|hello\\b|hi\\b)[^.?!" +
  "]{0,60}[,:.!]?\\s*$", "i");

export const SIGN_OFF = /* @__PURE__ */ new RegExp(
  "(?:^\\W*(?:yours\\b|sincerely\\b|(?:with )?(?:kind|best|warm)(?:est)? regards|with (?:gratitu" +
  "de|respect|thanks)|respectfully|faithfully|cordially|love,)" +
  "|^\\W*(?:thank(?:s| you)|I (?:would be|am|remain)(?: very)? (?:grateful|thankful)|I look fo" +
  "rward|I hope (?:that )?you will consider)\\b)", "i");

export const QUESTION_STATED = /* @__PURE__ */ new RegExp(
  "(?:\\?" +
  "|\\b(?:asks?|examines?|tests?|investigates?|explores?|studies|compares?|determines?) (?:whe" +
  "ther|how|what|why|if|which|to what extent)\\b" +
  "|\\bI (?:ask|want to know|want to find out|would like to (?:know|find out|understand|test)|" +
  "will ask) (?:how|what|whether|why|if|which|who|when)\\b" +
  "|\\b(?:research|main|central|my|two|three|following) (?:research )?questions?\\b|\\bhypothes[" +
  "ei]s\\b|\\b(?:aims?|objectives?|purpose) (?:of|is|are)\\b" +
  "|\\b(?:specific |research |main )?(?:aims|objectives)\\s*:)", "i");

const METHOD_STATED_does =
  "(?:(?:interview|survey|sampl|measur|record|observ|cod|compar|model|simulat|sequenc|analys|" +
  "analyz|test|collect|map|assign|transcrib|align|randomi|count|fit))";

const METHOD_STATED_source =
  "(?:(?:archives?|volumes|datasets?|respondents|participants|households|farmers|patients|sam" +
  "ples|interviews|records|specimens|plots|sites))";

export const METHOD_STATED = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  METHOD_STATED_does +
  "\\p{L}*\\b[^.]{0,80}\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thir" +
  "ty|forty|fifty|sixty|ninety|hundred)\\b" +
  "|\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|si" +
  "xty|ninety) (?:\\p{L}+ ){0,2}" +
  METHOD_STATED_source +
  "\\b" +
  "|\\b(?:sources?|ledgers?|petitions|archiv\\w+|interviews|records|diaries|corpus|manuscripts)" +
  "\\b[^.]{0,60}\\b(?:list|show|are|of which|kept|held|from)\\b" +
  "|\\b(?:kinds?|types?|sets?) of (?:sources?|data|material|evidence)\\b" +
  "|\\b(?:mixed linear model|random effects?|data loggers?|thermometers?|from fixed points|on " +
  "a scale|difference-in-differences|focus groups?)\\b" +
  "|\\b(?:select|install|distribut|plac|enrol)\\p{L}*\\b[^.]{0,60}\\b(?:in|from|at) (?:\\d+|two|th" +
  "ree|four|five|six|seven|eight|nine|ten|twelve|twenty) \\p{L}+" +
  "|\\b(?:ELISA|PCR|HPLC|GIS|regression|mixed model|randomi[sz]ed|at random|case studies|ethno" +
  "graph\\w+|spectromet\\w+|control group)\\b)", "i");

const TIMELINE_STATED_unit = "(?:(?:year|month|semester|phase|quarter|term|week))";

const TIMELINE_STATED_month =
  "(?:(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t" +
  "ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?))";

export const TIMELINE_STATED = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:first|second|third|fourth|final|next) (?:\\w+ )?" +
  TIMELINE_STATED_unit +
  "s?\\b|\\b" +
  TIMELINE_STATED_unit +
  "s? (?:one|two|three|four|\\d+)\\b|\\btime ?(?:line|table|frame)\\b" +
  "|(?<!\\b(?:in|over|during|for) the )\\blast (?:\\w+ )?" +
  TIMELINE_STATED_unit +
  "s?\\b" +
  "|\\b" +
  TIMELINE_STATED_month +
  "(?: 20\\d\\d)? (?:to|and|until|[-–]) " +
  TIMELINE_STATED_month +
  "\\b|\\b" +
  TIMELINE_STATED_month +
  " 20\\d\\d ?:" +
  "|\\b(?:from|between|by|until|in) (?:january|february|march|april|may|june|july|august|septe" +
  "mber|october|november|december)\\b" +
  "|\\b(?:over|within|during) (?:the )?(?:\\w+ )?(?:\\d+|two|three|four|six|nine|twelve|eighteen" +
  "|twenty-four) " +
  TIMELINE_STATED_unit +
  "s\\b)", "i");

const FEASIBILITY_STATED_agreed =
  "(?:(?:agreed|consent(?:ed)?|permission|permit|approv(?:al|ed)|ethics|letter of support|pro" +
  "mised|granted|allowed))";

const FEASIBILITY_STATED_costs =
  "(?:(?:budget|costs? (?:of|is|are|\\d[\\d,.]*)|funded by|funding from|equipment (?:is|and)|sm" +
  "all grant))";

const FEASIBILITY_STATED_ready =
  "(?:(?:pilot|pilot study|preliminary|already (?:have|read|collected|mapped|built|tested)|I " +
  "have (?:read|collected|mapped|built|tested|measured|access|written)))";

const FEASIBILITY_STATED_risk =
  "(?:(?:risks?|in that case|if (?:this|that|it) fails|alternative(?:ly)?|limitations?|backup" +
  "|otherwise I will|instead I will))";

export const FEASIBILITY_STATED = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  FEASIBILITY_STATED_agreed +
  "\\b" +
  "|\\b" +
  FEASIBILITY_STATED_costs +
  "\\b" +
  "|\\b" +
  FEASIBILITY_STATED_ready +
  "\\b" +
  "|\\b" +
  FEASIBILITY_STATED_risk +
  "\\b)", "i");

export const SUPERVISION_STATED = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:supervis\\p{L}+|professor|prof\\b|dr\\b|advis[eo]rs?|under the guidance|mentor(?:ed|s" +
  "hip)?)" +
  "|\\b(?:group|laboratory|lab|institute|department|cent(?:re|er)) (?:of|at|in|for|led by) (?:" +
  "[A-ZÄÖÜ]|the university))", "iu");

export const FAMOUS_LINES: readonly string[] = [
  "be the change that you wish to see in the world", "be the change you wish to see in the world",
  "be the change you want to see in the world",
  "education is the most powerful weapon which you can use to change the world",
  "education is the most powerful weapon", "shoot for the moon", "if you can dream it you can do it",
  "the future belongs to those who believe in the beauty of their dreams",
  "where there is a will there is a way", "a journey of a thousand miles begins with a single step",
  "the only thing we have to fear is fear itself", "imagination is more important than knowledge",
  "the only way to do great work is to love what you do", "stay hungry stay foolish",
  "i have not failed i have just found 10 000 ways", "two roads diverged in a wood",
  "ask not what your country can do for you", "it always seems impossible until it is done",
  "injustice anywhere is a threat to justice everywhere", "give a man a fish and you feed him for a day",
  "the roots of education are bitter but the fruit is sweet", "knowledge is power",
  "peace is not the absence of war", "what does not kill you makes you stronger",
  "what doesn’t kill you makes you stronger", "life is like a box of chocolates",
  "live as if you were to die tomorrow", "in the middle of difficulty lies opportunity",
  "success is not final failure is not fatal", "the best way to predict the future is to create it",
  "one child one teacher one book and one pen can change the world",
  "one child one teacher one book one pen can change the world", "everything happens for a reason",
  "every cloud has a silver lining", "rome was not built in a day", "no pain no gain",
  "practice makes perfect", "when one door closes another opens",
  "if i have seen further it is by standing on the shoulders of giants", "i burned a hole in my pajamas",
  "sprinkled seven drops of", "do not go where the path may lead",
  "alone we can do so little together we can do so much", "if you want to go fast go alone",
  "data is the new oil", "with great power comes great responsibility",
  "education is the passport to the future", "health is wealth", "i think therefore i am",
  "when life gives you lemons", "everybody is a genius", "if you judge a fish by its ability to climb",
  "not all those who wander are lost", "the pen is mightier than the sword",
  "fall seven times stand up eight", "tell me and i forget",
  "an investment in knowledge pays the best interest", "a smooth sea never made a skilled sailor",
  "be yourself everyone else is already taken", "failure is the mother of success", "time is money",
  "the only limit to our realization of tomorrow", "a leader is one who knows the way", "cometh the hour",
  "it takes a village to raise a child", "teamwork makes the dream work", "great minds discuss ideas",
  "let us remember one book one pen",
];
