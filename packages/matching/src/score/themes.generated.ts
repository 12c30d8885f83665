// Written by tooling/compile-vocabulary.ts from themes.yaml: change that file.

export const THEMES = [
  {
    name: "health and disease",
    words: [
  "malaria", "epidemic", "epidemiology", "vaccine", "vaccination", "clinic", "hospital", "disease",
  "infectious", "immunology", "immunotherapy", "antimicrobial", "hygiene", "sanitation", "nutrition",
  "maternal", "midwife", "health", "healthcare", "virus", "tuberculosis",
],
    fields: ["091","0988"],
  },
  {
    name: "cancer",
    words: ["cancer","oncology","tumour","tumor","leukaemia","immunotherapy","chemotherapy"],
    fields: ["0912"],
  },
  {
    name: "medical technology",
    words: [
  "imaging", "diagnosis", "diagnostic", "radiology", "radiography", "biomedical", "biomedicine", "prosthesis",
  "surgery", "patient", "medical", "clinical",
],
    fields: ["0912","0914","0915"],
  },
  {
    name: "mind and brain",
    words: [
  "neuroscience", "brain", "memory", "cognitive", "cognition", "neural", "psychology", "mental",
  "psychiatric", "autism", "dementia",
],
    fields: ["0313"],
  },
  {
    name: "genes and cells",
    words: [
  "genomic", "genetic", "gene", "molecular", "cell", "protein", "biotechnology", "biochemistry",
  "microbiology", "bioinformatic",
],
    fields: ["0511","0512"],
  },
  {
    name: "nature",
    words: [
  "ecology", "ecological", "ecosystem", "biodiversity", "conservation", "wildlife", "forest", "forestry",
  "rainforest", "amazon", "habitat", "environment", "environmental",
],
    fields: ["0521","0522","0821"],
  },
  {
    name: "climate",
    words: [
  "climate", "weather", "carbon", "emission", "warming", "glacier", "flood", "drought", "disaster",
  "meteorology", "environment", "environmental", "sustainability",
],
    fields: ["0521","0522","0532"],
  },
  {
    name: "water",
    words: ["water","sanitation","irrigation","hydrology","river","groundwater","wetland"],
    fields: ["0532","0712","0732"],
  },
  {
    name: "the sea",
    words: ["ocean","marine","maritime","coast","coastal","fishery","sea","fish","navy"],
    fields: ["0831"],
  },
  {
    name: "energy",
    words: [
  "energy", "solar", "battery", "renewable", "hydrogen", "perovskite", "photovoltaic", "electricity", "power",
  "nuclear", "electrical",
],
    fields: ["0713"],
  },
  {
    name: "food and farming",
    words: [
  "food", "crop", "farming", "farmer", "smallholder", "agriculture", "agricultural", "agronomy", "irrigation",
  "seed", "bean", "soil", "livestock", "hunger", "plant",
],
    fields: ["0721","081","0811","0812"],
  },
  {
    name: "materials",
    words: ["material","nanotechnology","catalyst","catalysis","polymer","semiconductor","graphene","perovskite","steel"],
    fields: ["0531","0722","0711"],
  },
  {
    name: "physics",
    words: [
  "quantum", "photonic", "optic", "optical", "laser", "particle", "atom", "atomic", "qubit",
  "superconducting", "physic", "cern", "accelerator",
],
    fields: ["0533"],
  },
  {
    name: "space",
    words: ["space","satellite","astronomy","telescope","aerospace","aviation","rocket","planet"],
    fields: ["0716"],
  },
  {
    name: "machines and robots",
    words: ["robot","robotic","autonomous","vehicle","drone","automation","manufacturing","mechatronic","electronic"],
    fields: ["0714","0715","0716"],
  },
  {
    name: "language",
    words: ["language","linguistic","translation","speech","interpreter","translator","literacy"],
    fields: ["023","0231","0232"],
  },
  {
    name: "data",
    words: ["data","statistic","statistical","computational","algorithm","learning","intelligence","quantitative"],
    fields: ["0542","0541"],
  },
  {
    name: "computer security",
    words: ["cybersecurity","cyber","encryption","cryptography","privacy"],
    fields: ["0612"],
  },
  {
    name: "peace and conflict",
    words: ["peace","conflict","mediation","reconciliation","diplomacy","diplomat","war","reconstruction"],
    fields: ["0312"],
  },
  {
    name: "refugees and migration",
    words: ["refugee","migration","migrant","asylum","displaced","displacement"],
    fields: [],
  },
  {
    name: "rights and justice",
    words: ["justice","equality","freedom","corruption","democracy","transparency","dignity","court","law","legal"],
    fields: ["0421","042"],
  },
  {
    name: "public policy",
    words: [
  "policy", "governance", "administration", "reform", "ministry", "minister", "official", "civil", "servant",
  "diplomacy",
],
    fields: ["0312","0311","0413"],
  },
  {
    name: "the economy",
    words: ["poverty","inequality","microfinance","economy","economic","trade","development"],
    fields: ["0311"],
  },
  {
    name: "the media",
    words: ["journalism","journalist","reporting","media","investigative","press","broadcasting","television","reporter"],
    fields: ["0321"],
  },
  { name: "film", words: ["film","cinema","animation","photography"], fields: ["0211"] },
  {
    name: "teaching",
    words: ["teaching","teacher","teach","school","curriculum","classroom","pedagogy","education"],
    fields: ["011","0111","0112","0113","0114"],
  },
  { name: "children", words: ["children","child","childhood","youth","childcare"], fields: ["0922","0112"] },
  {
    name: "indigenous peoples",
    words: ["indigenous","aboriginal","māori","maori","tribal","native","inuit"],
    fields: [],
  },
  {
    name: "the past",
    words: ["history","historical","medieval","ancient","archaeology","archive","heritage","museum"],
    fields: ["0222","0322"],
  },
  {
    name: "music",
    words: ["music","musical","musician","orchestra","piano","composer","opera","singing"],
    fields: ["0215"],
  },
  { name: "theatre and dance", words: ["theatre","drama","dance","performance"], fields: ["0215"] },
  {
    name: "art and design",
    words: ["artist","artistic","painting","sculpture","gallery","design","visual"],
    fields: ["0213","0212"],
  },
  {
    name: "cities and building",
    words: ["architecture","urban","city","housing","planning","transport","construction","infrastructure"],
    fields: ["0731","0732","1041"],
  },
  {
    name: "founding a business",
    words: ["entrepreneur","entrepreneurship","startup","business","innovation","venture","enterprise"],
    fields: ["0413","041"],
  },
  {
    name: "finance",
    words: ["finance","banking","bank","accounting","accountancy","insurance","investment"],
    fields: ["0412","0411"],
  },
  {
    name: "travel and hospitality",
    words: ["tourism","hospitality","hotel","culinary","restaurant"],
    fields: ["1015","1013"],
  },
  { name: "faith", words: ["religion","religious","theology","church","faith"], fields: ["0221"] },
  { name: "philosophy", words: ["philosophy","ethic","ethical"], fields: ["0223"] },
  {
    name: "care",
    words: ["nursing","nurse","elderly","ageing","welfare","hospice"],
    fields: ["0913","0921","0923"],
  },
  { name: "animals", words: ["veterinary","animal","livestock","poultry"], fields: ["0841","084"] },
  {
    name: "the earth",
    words: ["mining","geology","mineral","geoscience","earthquake","volcano"],
    fields: ["0724","0532"],
  },
  {
    name: "medicines",
    words: ["pharmacy","pharmacist","medicine","drug","pharmaceutical"],
    fields: ["0916"],
  },
  { name: "leadership", words: ["lead","leader","leadership"], fields: [] },
  {
    name: "development",
    words: ["development","developing","sustainable","poverty","humanitarian"],
    fields: [],
  },
  {
    name: "community work",
    words: ["community","neighbourhood","volunteer","volunteering","local"],
    fields: [],
  },
  { name: "women", words: ["women","woman","girl","gender"], fields: [] },
  { name: "rural life", words: ["rural","village","smallholder","countryside"], fields: [] },
] as const;
