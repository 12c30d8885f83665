/** Words by which pages are told apart and their sentences sorted. Matched against folded text (lower case, no accents). */

import { joined } from './joined-pattern.ts';

/** What a page says in place of content that is not there, in its title, headings or first lines. */
export const NOT_THERE = joined(
  '',
  String.raw`\b(?:(?:page|site|content|document|file|url|address|link|resource|article|item|scholarship page|entry)\s+(?:you\s+(?:requested|`,
  String.raw`are looking for|were looking for|wanted|tried to open)\s+)?(?:(?:can't|cannot|can not|couldn't|could not)\s+be\s+(?:found|located|displayed|`,
  String.raw`opened)|(?:was|is|were)\s+not\s+(?:found|available|there)|not\s+found|(?:does|do)\s?(?:not|n't)\s+exist|no longer (?:exists?|available|here|`,
  String.raw`online)|is (?:missing|gone|no longer)|has (?:been )?(?:moved|removed|deleted|expired|gone|vanished))|(?:error|http)\s*:?\s*(?:404|410)|`,
  String.raw`(?:404|410)\s*(?:error|not found|-|–|:|\||page|gone)|^(?:404|410)$|(?:can't|cannot|can not|couldn't|could not) find (?:that|the|this|a|any|`,
  String.raw`what)(?: \w+)? ?(?:page|you|address|document|content)?|no (?:such )?page (?:here|exists|was found|at this)|nothing (?:was )?(?:found|here|`,
  String.raw`to see)|nothing lives at|there is nothing (?:here|at this)|(?:oops|sorry|whoops|hmm)\b[^.]{0,60}\b(?:page|find|found|missing|gone|link|lost|`,
  String.raw`address)|page (?:introuvable|inexistante)|cette page n'existe|seite (?:wurde )?(?:nicht gefunden|existiert nicht)|`,
  String.raw`pagina (?:no (?:encontrada|existe)|nao encontrada|non trovata|niet gevonden)|this link (?:has expired|is broken|leads nowhere)|broken link|`,
  String.raw`you (?:may|might) have (?:mistyped|followed)|lost your way|looks like you(?:'re| are) lost)`,
);

/** What hosts and dealers put where a site was. */
export const PARKED = joined(
  '',
  String.raw`\b(?:(?:this |the )?(?:domain|domain name|web ?address|website name)\b[^.]{0,60}\b(?:for sale|is parked|parked|available for (?:purchase|`,
  String.raw`sale|registration)|may be for sale|has expired|expired|can be yours|is registered|was registered|pending (?:renewal|deletion)|on the market|`,
  String.raw`up for auction)|buy (?:this|the) domain|(?:buy|lease|own|get) this (?:web ?address|name|domain)|make an offer(?: on| for)? (?:this|`,
  String.raw`the)? ?(?:domain|name)?|domain (?:broker|parking|auction|marketplace)|parked (?:free|domain|page|by|with)|sponsored (?:listings|links|`,
  String.raw`results)|related (?:searches|links)\b|hugedomains|sedo|afternic|dan\.com|godaddy|namecheap|undeveloped|bodis|future home of (?:something|a)|`,
  String.raw`(?:web)?site (?:is )?coming soon|under construction|account (?:has been )?suspended|hosting (?:account|package|plan) (?:has |`,
  String.raw`is )?(?:been )?(?:suspended|expired|set up|ready)|default (?:web ?)?page|apache2? .{0,20}(?:default|it works)|it works!|welcome to nginx|`,
  String.raw`index of \/|this (?:web ?)?space is reserved|no (?:web ?)?site (?:is )?(?:configured|hosted|here yet|at this address)|registered (?:at|with|`,
  String.raw`through) .{0,40}(?:registrar|hosting)|renew (?:it|now|this domain|your domain))`,
);

/** What a lapsed site is often filled with, and no award speaks of. */
export const TAKEN_OVER = joined(
  '',
  String.raw`\b(?:casino|slot (?:online|gacor|machines?)|sports? ?betting|poker|jackpots?|bet(?:ting)? odds|sportsbook|free spins|payday loans?|viagra|`,
  String.raw`cialis|escorts?|crypto trading bot|replica watches)\b`,
);

/** The award itself is given no more. */
export const ENDED = joined(
  '',
  String.raw`\b(?:(?:scholarship|fellowship|award|programme|program|scheme|bursary|grant|prize|studentship|fund|it)s? (?:(?:is|`,
  String.raw`are) (?:now )?no longer (?:offered|awarded|given|available|running|funded)|ha(?:s|ve) (?:now )?(?:ended|been (?:discontinued|closed down|`,
  String.raw`withdrawn|wound up|retired|terminated))|was (?:discontinued|wound up|withdrawn|ended|closed|cancelled)|(?:has|is|have) (?:now |`,
  String.raw`been )?(?:permanently )?(?:closed|stopped|cancelled|suspended) (?:for good|permanently|and)|`,
  String.raw`makes? no (?:more|further|new) awards|will no longer be (?:offered|awarded|given)|(?:has|have) come to an end|will not be offered again)|`,
  String.raw`no longer (?:accept(?:s|ing)? (?:new )?applications|offer(?:s|ing)? th(?:is|e) (?:scholarship|award|programme|program|fellowship))|`,
  String.raw`we have (?:ended|discontinued|closed down|retired) (?:this|the))`,
);

/** This round takes no applications now. */
export const CLOSED = joined(
  '',
  String.raw`\b(?:applications? (?:are|is|have|has)(?: now| currently)? (?:been )?closed|(?:call|round|window|portal) (?:is|has)(?: now|`,
  String.raw` currently)? (?:been )?closed|closed for (?:applications|this year|the year)|not (?:currently )?accepting applications|next round (?:will|`,
  String.raw`opens)|check back)`,
);

export const CLOSES = joined(
  '',
  String.raw`\b(?:deadline|closing|closes?|close on|due|apply (?:\w+ )?(?:by|before|until|no later)|submit(?:ted)?|received? (?:by|before|no later)|no later than|`,
  String.raw`not later than|(?:last|final|latest|submission|due) (?:\w+ )?(?:day|date)|on or before|received after|until|till|ends?|up to and including|`,
  String.raw`cut-?off|in by|reach us by|latest by|send .{0,60} by|accepted (?:until|up to|`,
  String.raw`through)|must (?:be|arrive)|(?:everything|applications?|documents|file|forms?|them) (?:by|before)|(?:send|submit|hand in|`,
  String.raw`post) .{0,60}before|shuts?|stop(?:s|ping)? (?:taking|accepting)|doors close|bewerbungsschluss|date limite|fecha limite|prazo)\b`,
);
export const OPENS = joined(
  '',
  String.raw`\b(?:open(?:s|ed|ing)?|go(?:es)? live|first day|application (?:period|window)|start(?:s|ing)? (?:accepting|taking)|begins?|accepted from|`,
  String.raw`(?<!hear )from|launch(?:es)?|as of|available from|invited from|starting)\b`,
);
export const RESULTS = joined(
  '',
  String.raw`\b(?:results?|notif(?:y|ied|ication)|announce(?:d|ment|s)?|interviews?|shortlist(?:ed|s)?|decisions?|winners?|hear (?:from us|back)|`,
  String.raw`informed|told|selected candidates|outcomes?|contacted|finalists?|let you know|awardees?|letters (?:go|are sent)|offers (?:are|go)|`,
  String.raw`(?:committee|jury|panel|board) (?:meets|sits|decides)|selection (?:committee|panel|meeting|takes)|awarded on|successful (?:applicants|candidates))\b`,
);
/** Days that belong to no round: of the page, of news, of events and of studies. */
export const OTHER_DAY = joined(
  '',
  String.raw`\b(?:posted|published|updated|last (?:modified|changed|reviewed|edit)|modified|reviewed|revised|founded|established|since|webinar|`,
  String.raw`info(?:rmation)? session|open day|event|conference|orientation|ceremony|course|semester|term|studies|studying|programme (?:starts|begins)|`,
  String.raw`starts? (?:in|on)|teaching|copyright|born|birth|read on|accessed|visited|today is|news|blog|meeting|maintenance|offline|office (?:is|`,
  String.raw`will be) closed|holiday|arrival|enrol(?:s|ment)?|commence)\b`,
);

/** Sums that are what the award pays. */
export const AWARD_CUE = joined(
  '',
  String.raw`\b(?:worth|values?|valued|stipends?|awards?|awarded|grants?|pays?|paid|receives?|gets?|given|takes? home|wins?|winners?|recipients?|`,
  String.raw`funding|funds|covers?|covering|scholarships? of|`,
  String.raw`bursar(?:y|ies)|allowances?|tuition|living costs|maintenance|benefits?|amount(?:s|ing)?|contribut(?:es|ion)|support(?:s)?|provides?|`,
  String.raw`provid(?:es|ing)|offers?|prizes?|up to|per (?:month|year|annum)|a (?:month|year)|monthly|annual(?:ly)?|yearly|each (?:month|year)|`,
  String.raw`fellowships?)\b`,
);
/** Sums that are something else. */
export const OTHER_SUM = joined(
  '',
  String.raw`\b(?:income|earn(?:s|ing)?|household|famil(?:y|ies) .{0,30}(?:below|under|less)|application fee|fee of|fees? (?:is|are)|processing|deposit|`,
  String.raw`endow(?:ed|ment)|raised|donat(?:e|ed|ion|ions)|so far|in total since|since \d{4}|budget|turnover|altogether|cost of (?:living|attendance)|`,
  String.raw`tuition (?:fees? )?(?:is|are|costs?)|distributed|given away|to date|gift)\b`,
);

export const CONDITIONS_HEADING = joined(
  '',
  String.raw`\b(?:eligib\w*|who (?:can|may|is|are|should|we)|(?:you|applicants|candidates|students) (?:must|should|need|have to)|requirements?|criteria|`,
  String.raw`conditions?|can i apply|am i|qualif\w*|what (?:we|you) (?:look|ask|`,
  String.raw`expect|need|require)|you (?:can|may) apply|entry|for whom|is (?:this|it) for|right for (?:you|me)|for you\?|to be considered|prerequisites?|`,
  String.raw`(?:applicant|candidate|student)s?(?:'s?)?(?: profile)?(?! (?:ambassador|of the|stor|life|union|voices))|suitab\w+|applications from|we (?:welcome|invite|support)|before you apply|`,
  String.raw`small print|restrictions?|open to|intended for)(?!\w)`,
);
export const CONDITION = joined(
  '',
  String.raw`\b(?:must|only|eligible|ineligible|required|requires?|at least|minimum|maximum|no (?:more|older|less|younger) than|under the age|aged?|`,
  String.raw`older than|younger than|restricted|limited to|reserved|open to|nationals?|citizens?|citizenship|nationality|residents?|applicants? (?:who|`,
  String.raw`from|with|are|should|need|have)|candidates? (?:who|from|with|are|should|need|have)|should (?:have|be|hold)|hold(?:s|ing|ers?)? (?:a|an|of)|`,
  String.raw`have (?:a|an|completed|at least|passed)|need(?:s)? (?:to|a)|demonstrate|identify as|(?:may|can|cannot|invited to|welcome to) apply|`,
  String.raw`exclusively|intended for|you (?:live|wish|plan|intend|face)|your (?:degree|course|country|`,
  String.raw`home|nationality|major)|speciali[sz](?:e|ing)|major(?:s|ing)? in|maximum age|age limit|level of study|mode of study|`,
  String.raw`fields? of study|discipline|passport(?! (?:cop(?:y|ies)|photos?|numbers?|details|size))(?<!copy of (?:a|the|your|their) passport)|`,
  String.raw`reside|domiciled|(?:citizen|resident)ship|pursu(?:e|ing)|not (?:be )?(?:over|older)|gpa|grade (?:point|`,
  String.raw`average)|degree|ielts|toefl|experience|for (?:women|men|`,
  String.raw`students|graduates|citizens)|you (?:are|have|hold|come|must|need|should)|studying|enrolled)\b`,
);

/** Headings over what is charged, where every sum is a price. */
export const PRICE_HEADING = /\b(?:fees?|costs?|prices?|tickets?|membership)\b/;
/** Such a heading that speaks of what is paid all the same. */
export const PAID_HEADING =
  /\b(?:awards?|scholarships?|bursar(?:y|ies)|grants?|funding|support|help|waiv\w+|reduc\w+|covers?|covered|paid|values?|benefits?)\b/;

/** One of several rounds, which its heading gives their name: "When does it close?", "Round 2: 4 May". */
export const ROUND_LABEL = joined(
  'u',
  String.raw`^(?:[^\p{L}\p{N}]*)(?:(?:round|call|phase|cycle|batch|cut-?off) \w+|`,
  String.raw`(?:first|second|third|fourth|spring|summer|autumn|fall|winter)(?: (?:round|call|cycle))?)\s*[:–-]`,
);

/** Headings of the other parts of a page about an award. */
export const OTHER_HEADING = joined(
  '',
  String.raw`\b(?:dates?|deadlines?|timeline|schedule|calendar|when|how (?:to|do i|you) apply|applying|application (?:process|procedure|period|form)|procedure|`,
  String.raw`steps?|documents?|value|amount|benefits?|award details|what (?:you get|we (?:offer|pay)|it covers|is covered)|funding|financial support|stipend|`,
  String.raw`about|background|history|selection|assessment|contact|questions|faqs?|terms)\b`,
);

/** Headings under which a page speaks of something else than this award and its present round. */
export const APART_HEADING = joined(
  '',
  String.raw`\b(?:related|similar|other (?:scholarships|awards|programmes|programs|opportunities|funding)|more (?:scholarships|awards|funding|from)|`,
  String.raw`you (?:may|might) also|see also|latest|news|recent|events?|upcoming events|past (?:rounds|winners|recipients|awards|years)|`,
  String.raw`previous (?:rounds|winners|recipients|years|awards)|archive|alumni|testimonials?|stories|our (?:scholars|fellows)|recipients|comments?|`,
  String.raw`share this|follow us|newsletter|contact|privacy|cookies?|about us|faq|trending|popular|elsewhere|sponsors|partners|donate|what people say|`,
  String.raw`visitor|in (?:their|your) (?:own )?words|voices|read (?:next|more|also)|what else|what(?:'s| is) on(?! offer)|coming up|`,
  String.raw`(?:upcoming|later|next|other) intakes|ambassadors?)\b`,
);

/** Lines that change by themselves, or are about the site and its house. */
export const VOLATILE = joined(
  '',
  String.raw`(?:\b(?:last (?:updated|modified|reviewed|changed)|page (?:updated|reviewed|views?)|updated on|posted (?:on|by)|published on|`,
  String.raw`\d[\d.,]*k? (?:visitors?|views?|shares?|likes?)|(?:visitors?|views?|shares?|likes?):? \d|`,
  String.raw`(?:people|visitors?|students|users) (?:have )?(?:viewed|visited|read|liked|shared)|`,
  String.raw`today is|copyright|all rights reserved|cookies?|sign up (?:for|to) (?:\w+ ){0,3}(?:newsletters?|updates|alerts|e?-?mails?)|subscribe|follow us|`,
  String.raw`share (?:on|this)|(?:we|we're|we are) hiring|join our team|job (?:openings?|vacanc(?:y|ies))|vacanc(?:y|ies))\b|^(?:sign up|views?|shares?|likes?|`,
  String.raw`visitors?)$|©)`,
);

/** Classes and ids of what surrounds a page's own content. */
export const AROUND_NAME = joined(
  '',
  String.raw`(?:^|[\s_-])(?:related|sidebar|side|cookies?|consent|comments?|breadcrumbs?|share|sharing|social|newsletter|menu|nav|navbar|navigation|`,
  String.raw`footer|recent|popular|similar|advert\w*|ads?|promo|banner|widgets?|counter|teasers?|carousel|trending|toolbar|skip|popup|modal|notice-bar|`,
  String.raw`ticker|archive|testimonials?|news|events?)(?:$|[\s_-])`,
);
