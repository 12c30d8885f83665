// Written by tooling/compile-vocabulary.ts from names.yaml: change that file.

export const KNOWN_AWARDS: readonly string[] = [
  "Chevening", "Fulbright", "DAAD", "Schwarzman", "Clarendon", "Eiffel", "MEXT", "Vanier", "Weidenfeld",
  "Ertegun", "Gates Cambridge", "Knight-Hennessy", "Erasmus Mundus", "Commonwealth Scholarship",
  "Mastercard Foundation", "Swedish Institute", "Australia Awards", "Aga Khan", "Stipendium Hungaricum",
  "Holland Scholarship", "Konrad Adenauer", "Heinrich Böll", "Orange Tulip", "Ashinaga", "Bolashak",
  "Cusanuswerk", "Deutschlandstipendium", "Funza Lushaka", "Gulbenkian", "Inlaks", "KOICA", "Kwanjeong",
  "Mandela Rhodes", "Monbukagakusho", "NSFAS", "SEARCA", "Sylff", "TaiwanICDF", "Yenching", "Yessenov",
];

export const SURNAME_AWARDS: readonly string[] = ["Rhodes","Marshall","Rotary","Eira","Banting","Felix","Humphrey","Croucher","Leventis","Moshal"];

export const HOST_CITIES: Readonly<Record<string, readonly string[]>> = {
  "NL": [
  "Amsterdam", "Groningen", "Leiden", "Utrecht", "Delft", "Eindhoven", "Maastricht", "Nijmegen", "Rotterdam",
  "Tilburg", "Wageningen", "Twente",
],
  "DE": [
  "Berlin", "Munich", "München", "Heidelberg", "Bonn", "Göttingen", "Freiburg", "Hamburg", "Aachen",
  "Dresden", "Leipzig", "Tübingen", "Stuttgart", "Cologne",
],
  "FR": ["Paris","Lyon","Grenoble","Toulouse","Strasbourg","Bordeaux","Montpellier","Marseille"],
  "BE": ["Leuven","Ghent","Brussels","Antwerp","Liège"],
  "SE": ["Stockholm","Uppsala","Lund","Gothenburg","Linköping","Umeå"],
  "DK": ["Copenhagen","Aarhus","Odense","Aalborg"],
  "NO": ["Oslo","Bergen","Trondheim","Tromsø"],
  "FI": ["Helsinki","Turku","Tampere","Oulu"],
  "CH": ["Zurich","Zürich","Geneva","Lausanne","Basel"],
  "AT": ["Vienna","Graz","Innsbruck"],
  "IT": ["Rome","Milan","Bologna","Turin","Padua","Pisa","Florence","Trento"],
  "ES": ["Madrid","Barcelona","Valencia","Seville","Salamanca"],
  "PT": ["Lisbon","Porto","Coimbra"],
  "IE": ["Dublin","Cork","Galway"],
  "GB": [
  "London", "Oxford", "Cambridge", "Edinburgh", "Glasgow", "Manchester", "Leeds", "Bristol", "Sheffield",
  "Nottingham", "Warwick", "Southampton",
],
  "HU": ["Budapest","Debrecen","Szeged"],
  "CZ": ["Prague","Brno"],
  "PL": ["Warsaw","Kraków","Krakow","Wrocław"],
  "TR": ["Istanbul","Ankara","Izmir"],
  "JP": ["Tokyo","Kyoto","Osaka","Sendai","Nagoya","Fukuoka"],
  "KR": ["Seoul","Daejeon","Busan"],
  "CN": ["Beijing","Shanghai","Wuhan","Nanjing","Hangzhou","Guangzhou"],
  "AU": ["Melbourne","Sydney","Brisbane","Canberra","Adelaide"],
  "NZ": ["Auckland","Wellington","Dunedin"],
  "CA": ["Toronto","Montreal","Vancouver","Ottawa","Waterloo"],
  "US": ["Boston","Chicago","Berkeley","Philadelphia"],
};
