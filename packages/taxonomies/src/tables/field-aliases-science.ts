import { phrases } from './phrase-list.ts';

/**
 * Names of fields -> ISCED-F codes. Broad fields 05, 06 and 08, and names that span the sciences.
 * Bioinformatics and its like keep to the inter-disciplinary codes of both sides.
 * Source: written for Laurel; codes after ISCED-F 2013, Detailed field descriptions (2015). asOf: 2026-11-21.
 */
export const SCIENCE_ALIASES: Record<string, string[]> = {
  '05 06 07': phrases(`
    STEM; S.T.E.M.; STEM fields; STEM subjects; STEM disciplines; STEM degree; STEM related; STEM-related field; STEM-related fields; STEM education degree; Science, Technology, Engineering and Mathematics; Science, Technology, Engineering, and Mathematics; Science, Technology, Engineering, Mathematics; Science, Technology, Engineering, and Math; Science, Technology, Engineering and Math; Science, Technology, Engineering, Math;
    Science, Technology, Engineering, or Mathematics; Science, Technology, Engineering or Mathematics; Science, Technology, Engineering or Math; Science, Technology, Engineering & Mathematics; Science, Technology, Engineering, & Mathematics; Science, Technology and Engineering; Science, Technology, Engineering; Science and Technology; Science & Technology; Science, Engineering and Technology; Science, Engineering, and Technology; Science, Engineering, Technology; Science Technology Engineering and Mathematics; Sciences and Technology; Science, Technology and Innovation; Science, Technology, and Innovation; STEM areas; STEM majors; STEM programs; STEM programmes; Scientific and Technical Fields; Engineering, Science and Technology; Technology and Science; Science, Mathematics and Technology; SET; Mathematics, Informatics, Natural Sciences and Technology; MINT subjects; STEM courses; Technology, Engineering and Science; Hard Sciences; Applied Sciences; Applied Science; Science & Technologies`),
  '05 06 07 021': phrases(
    'STEAM; STEAM fields; Science, Technology, Engineering, Arts and Mathematics; Science, Technology, Engineering, Arts, and Mathematics; Science, Technology, Engineering, Art and Math',
  ),
  '05 06 07 09': phrases(
    'STEMM; STEM and Health; STEM and Medicine; Science, Technology, Engineering, Mathematics and Medicine; STEM and Healthcare; Science, Technology, Engineering, Mathematics, and Medicine',
  ),
  '05 07': phrases(
    'Science and Engineering; Sciences and Engineering; Engineering and Science; Engineering and Sciences; Natural Sciences and Engineering; Engineering and Natural Sciences; Science & Engineering; Engineering & Science; Sciences & Engineering; Physical Sciences and Engineering; Science or Engineering; Natural Science and Engineering',
  ),
  '05': phrases(
    'Science; Sciences; Pure Science; Pure Sciences; Basic Sciences; Basic Science; Science and Mathematics; Natural Sciences and Mathematics; Natural Sciences, Mathematics and Statistics; Math and Science; Science and Math; Mathematics and Science; Mathematics and Natural Sciences; Math and Sciences; Sciences and Mathematics; Exact Sciences; Fundamental Sciences; Scientific Research; Mathematical and Natural Sciences; Exact and Natural Sciences; Maths and Science; Mathematics and Sciences',
  ),
  '051 052 053 058': phrases(
    'Natural Sciences; Natural Science; Physical and Natural Sciences; General Science; Natural and Physical Sciences; Natural and Applied Sciences; Natural and Environmental Sciences; Physical and Life Sciences; Life and Physical Sciences',
  ),
  '051': phrases(
    'Life Sciences; Life Science; Biological Sciences; Biological Science; Biosciences; Bioscience; Life and Biosciences; Biology and Related Sciences; Life Sciences Research; Biological and Life Sciences; Biology and Life Sciences; Quantitative Biology; Biological and Biomedical Sciences; Plant and Animal Sciences',
  ),
  '0511': phrases(`
    Biology; Botany; Zoology; Genetics; Microbiology; Molecular Biology; Molecular and Cellular Biology; Cell Biology; Cellular Biology; Marine Biology; Entomology; Evolutionary Biology; Human Biology; Developmental Biology; Parasitology; Mycology; Plant Biology; Plant Science; Plant Sciences; Animal Biology; Aquatic Biology; Neuroscience; Neurosciences; Neurobiology;
    Genomics; Human Genetics; Biological Anthropology; Behavioral Biology; Ornithology; Limnology; Bacteriology; Mathematical Biology; Organismal Biology; Ecology and Evolutionary Biology; Ecology and Evolution; Evolution; Computational Biology; Systems Biology; Structural Biology; Biology and Genetics; Molecular Genetics; Applied Biology; Environmental Biology; Plant Pathology; Cognitive Neuroscience; Neural Science; Synthetic Biology; Biomolecular Science; Biomolecular Sciences; Herpetology; Mammalogy; Ichthyology; Medical Microbiology; Marine Ecology; Chemical Biology; Immunobiology; Vaccinology; Biological Research; Bioethology; Molecular Life Sciences; Freshwater Biology; Nematology; Human Genomics; Plant Breeding and Genetics; Vector Biology; Animal Behaviour; Animal Behavior`),
  '0512': phrases(
    'Biochemistry; Biotechnology; Molecular Biotechnology; Genetic Engineering; Toxicology; Virology; Biological Chemistry; Medical Biochemistry; Biochemistry and Molecular Biology; Biotech; Industrial Biotechnology; Plant Biotechnology; Biotechnologies; Tissue Culture; Environmental Biotechnology; Bio-technology; Bioeconomy; Molecular Biochemistry; Cell and Molecular Biotechnology; Proteomics; Medical Biotechnology; Biochem; Applied Biotechnology; Biotechnology and Bioengineering; Marine Biotechnology; Agricultural Biotechnology; Food Biotechnology',
  ),
  '0511 0533': phrases('Biophysics; Biological Physics; Molecular Biophysics; Biophysical Sciences'),
  '0588 0688': phrases(
    'Bioinformatics; Bio-informatics; Computational Biology and Bioinformatics; Bioinformatics and Computational Biology; Cheminformatics; Computational Science; Scientific Computing; Computational Sciences; Environmental Informatics; Biological Data Science; Ecoinformatics; Computational Science and Engineering; Geoinformatics and Data Science',
  ),
  '0588': phrases(
    'Forensic Science; Forensic Sciences; Forensics; Cognitive Science; Cognitive Sciences; Brain and Cognitive Sciences; Interdisciplinary Science; Integrated Science; History and Philosophy of Science; Complex Systems; Forensic Biology; Forensic Chemistry; Brain Sciences; Science Communication; Science Studies; Mind, Brain and Behavior',
  ),
  '0588 0788': phrases(
    'Nanotechnology; Nano; Nanotech; Nanoscience; Nanosciences; Nanoscience and Nanotechnology; Nano-technology; Nanoengineering; Nanomaterials; Microtechnology and Nanotechnology; Micro and Nanotechnology; Quantum Engineering; Nano Science; Quantum Technology; Quantum Technologies',
  ),
  '052': phrases(
    'Environment; Environmental Studies; Environmental; Environment and Sustainability; Environmental Sciences and Studies; Ecology and Environment; Environmental Fields; Environmentalism; Environment and Ecology; Environmental Field; Environment-related; Environmental Sustainability; Nature and Environment',
  ),
  '052 0532': phrases(
    'Environmental studies and earth sciences; Environmental and Earth Sciences; Earth and Environmental Sciences; Earth and Environmental Science; Earth and Environment; Geosciences and Environment; Environmental Geosciences; Earth and Climate Sciences; Earth, Environmental and Planetary Sciences',
  ),
  '0521': phrases(`
    Environmental Science; Environmental Sciences; Ecology; Climate Change; Climate Science; Climate Sciences; Climate; Climate Policy; Climate Adaptation; Climate Action; Sustainability; Sustainability Science; Sustainability Studies; Sustainable Development; Sustainable Development Studies; Environmental Management; Environmental Policy; Biodiversity; Natural Resource Management; Natural Resources Management; Natural Resources; Water Management; Water Resources Management; Water Resource Management; Water Resources;
    Water; Water Science; Water Sciences; Environmental Governance; Environmental Research; Climate Studies; Climate Change and Sustainability; Environmental Planning; Environmental Toxicology; Resource Management; Sustainable Resource Management; Environmental Conservation; Environmental Monitoring; Environment and Development; Environmental Economics and Policy; Integrated Water Resources Management; Environmental Protection; Global Change; Global Environmental Change; Ecosystem Management; Sustainability Management; Climate Resilience; Climate Justice; Landscape Ecology; Carbon Management; Environmental and Sustainability Studies; Environmental Science and Policy; Coastal Management; Marine Conservation; Marine Policy; Integrated Coastal Zone Management; Ecosystems; Climate Change Adaptation; Sustainable Environment; Human Ecology and Sustainability; Environmental Change; Water Studies; Green Studies; Restoration Ecology; Circular Economy; Ocean Sustainability; Land Management; Environmental Impact Assessment`),
  '0522': phrases(
    'Wildlife; Wildlife Management; Wildlife Biology; Wildlife Conservation; Conservation; Conservation Biology; Nature Conservation; Biodiversity Conservation; Conservation Science; Wildlife Ecology; Park Management; National Parks; Protected Areas; Conservation Studies; Fish and Wildlife; Wildlife Science; Fisheries and Wildlife Conservation; Range Management; Primatology; Primate Conservation; Wildlife and Fisheries; Zoo Biology; Conservation and Biodiversity; Conservation of Nature; Wildlife Health; Natural Resource Conservation; Environmental Stewardship; Wetland Management',
  ),
  '053': phrases(
    'Physical Sciences; Physical Science; Mathematical and Physical Sciences; Physical and Chemical Sciences; Physics and Chemistry; Chemistry and Physics; Physical and Earth Sciences',
  ),
  '0531': phrases(
    'Chemistry; Chemical Sciences; Chemical Science; Organic Chemistry; Inorganic Chemistry; Analytical Chemistry; Physical Chemistry; Applied Chemistry; Industrial Chemistry; Polymer Chemistry; Environmental Chemistry; Green Chemistry; Materials Chemistry; Computational Chemistry; Theoretical Chemistry; Electrochemistry; Chem; Petrochemistry; Chemical Physics; Pure and Applied Chemistry; Nuclear Chemistry; Geochemistry and Cosmochemistry; Food Chemistry; Sustainable Chemistry; Chemical Research; Radiochemistry; Quantum Chemistry; Chemical Analysis; Catalysis; Crystallography; Polymer Science; Surface Chemistry',
  ),
  '0532': phrases(`
    Earth Sciences; Earth Science; Geology; Geophysics; Geosciences; Geoscience; Geo-sciences; Meteorology; Atmospheric Sciences; Atmospheric Science; Climatology; Oceanography; Ocean Sciences; Ocean Science; Physical Geography; Hydrology; Hydrogeology; Geochemistry; Seismology; Volcanology; Mineralogy; Paleontology; Palaeontology; Petrology;
    Geological Sciences; Geological Science; Earth and Planetary Sciences; Earth and Planetary Science; Earth System Science; Glaciology; Petroleum Geology; Applied Geology; Polar Science; Marine Geology; Speleology; Exploration Geophysics; Economic Geology; Engineering Geology; Space and Earth Sciences; Weather Forecasting; Geomorphology; Natural Hazards; Polar Studies; Earth Observation; Remote Sensing; Geology and Geophysics; Hydrological Sciences; Ocean and Climate; Earth Studies; Physical Oceanography; Atmospheric and Oceanic Sciences; Soil and Earth Sciences; Mineral Science; Planetary Geology; Arctic Studies; Ocean Studies; Geological Engineering Geology`),
  '0511 0532': phrases(
    'Marine Science; Marine Sciences; Marine Studies; Ocean and Marine Sciences; Coastal Sciences; Marine and Coastal Science; Aquatic Science; Aquatic Sciences; Marine and Environmental Science; Coastal and Marine Studies',
  ),
  '0532 0314': phrases(
    'Geography; Geographical Sciences; Geography and Environment; Geographic Sciences; Geographical Studies; Environmental Geography; Geography and Environmental Studies; Geographical Science',
  ),
  '0532 0731': phrases(
    'GIS; Geographic Information Systems; Geographic Information Science; Geographical Information Systems; Geoinformatics; Geoinformation; Geoinformation Science; Geospatial Science; Geospatial; Geospatial Technology; Geospatial Technologies; Geospatial Sciences; Spatial Science; Geo-information Science and Earth Observation; Geographical Information Science; Remote Sensing and GIS; GIS and Remote Sensing; Geodesy; Geomatics; Geomatics Engineering; Spatial Analysis',
  ),
  '0533': phrases(
    'Physics; Astronomy; Astrophysics; Applied Physics; Space Science; Space Sciences; Particle Physics; Nuclear Physics; Theoretical Physics; Medical Physics; Condensed Matter Physics; Optics; Photonics; Quantum Physics; Quantum Science; Quantum Mechanics; Planetary Science; Planetary Sciences; Physics and Astronomy; Plasma Physics; Space Physics; Cosmology; Space Studies; Solid State Physics; Acoustics; Astronomy and Astrophysics; Mathematical Physics; Engineering Physics; Physics Engineering; Atomic Physics; High Energy Physics; Optical Science; Optical Sciences; Laser Physics; Accelerator Physics; Radiation Physics; Health Physics; Astrobiology; Gravitational Physics; Optoelectronics Physics; Computational Physics; Nuclear Science; Nuclear Sciences; Solid-State Physics; Space Research',
  ),
  '054': phrases(
    'Mathematics and Statistics; Mathematical Sciences; Mathematical Science; Quantitative Sciences; Math and Statistics; Maths and Statistics; Statistics and Mathematics; Mathematics & Statistics; Quantitative Fields; Mathematical and Statistical Sciences',
  ),
  '0541': phrases(
    'Mathematics; Math; Maths; Applied Mathematics; Pure Mathematics; Financial Mathematics; Operations Research; Operational Research; Discrete Mathematics; Algebra; Geometry; Computational Mathematics; Applied Maths; Applied and Computational Mathematics; Mathematical Modelling; Mathematical Modeling; Industrial Mathematics; Number Theory; Numerical Analysis; Topology; Optimization; Optimisation; Engineering Mathematics; Mathematics and Computing; Logic and Foundations; Mathematics and Economics; Combinatorics; Mathematical Analysis; Cryptography; Business Mathematics; Game Theory',
  ),
  '0542': phrases(
    'Statistics; Biostatistics; Actuarial Science; Actuarial Studies; Actuarial Mathematics; Actuarial Sciences; Applied Statistics; Demography; Population Studies; Probability; Medical Statistics; Statistical Science; Survey Methodology; Official Statistics Studies; Probability and Statistics; Population Science; Population Sciences; Stats; Statistical Sciences; Quantitative Methods; Econometrics and Statistics; Survey Statistics; Social Statistics; Biometrics; Biometry; Mathematical Statistics; Demographics; Applied Probability; Actuarial; Biostatistics and Epidemiology; Data and Statistics; Mathematics of Finance and Insurance',
  ),
  '0613 0542': phrases(
    'Data Science; Data Analytics; Data Analysis; Big Data; Data Engineering; Business Analytics and Data Science; Data Sciences; Data Science and Analytics; Data Science and Artificial Intelligence; Analytics; Data Mining; Data Science and AI; Data and Analytics; Big Data Analytics; Applied Data Science; Data Science & Analytics; Computational Data Science; Data Science and Machine Learning; Social Data Science; Urban Data Science',
  ),
  '061': phrases(`
    ICT; ICTs; IT; Information Technology; Information and Communication Technology; Information and Communication Technologies; Information & Communication Technology; Information and Communications Technology; Computing; Computer Studies; Computing and IT; Computing and Information Technology; Computer Science and IT; Computer Science and Information Technology; Computers; Computer; Computer Technology; Computer Technologies; Computer and Information Sciences; Computer and Information Science; Information Systems; Information System; Computer Information Systems; Computing Science and IT;
    Information Technologies; Information Technology and Computing; Digital Technology; Digital Technologies; Tech; IT and Computer Science; Computer and Information Technology; Computing Technology; Computer Applications; Computer Application; BCA; MCA; Digital Skills; Computer-related; Computer Related; IT related; IT field; Tech Fields; Tech field; IT & Computer Science; Digital Innovation; Digital Transformation; Emerging Technologies; Computer & IT; Computer Science & IT; Computing & IT; Information Technology Management; IT Management; Business Informatics and IT; Informatics Engineering; Information Engineering; Information Communication Technology; InfoTech; Technology and Computing; Information and Computing Sciences; ICT Engineering; Web Technologies`),
  '0611': phrases('Computer Literacy; Office Applications; Desktop Publishing Software; Word Processing'),
  '0612': phrases(
    'Cybersecurity; Cyber Security; Information Security; Network Security; Computer Networks; Networking; Network Engineering; Network Administration; Computer Networking; Database Administration; Database Management; Databases; Cloud Computing; Systems Administration; System Administration; IT Security; Network and Systems Administration; Web Administration; Computer Security; Cyber Defense; Cyber Defence; Cyber Security and Networks; Information Assurance; Information Technology Security; Digital Forensics; Computer Forensics; Ethical Hacking; Computer Networks and Security; Network Systems; Cloud Engineering; Computer Systems Networking; IT Infrastructure; Cyber; Internet Technologies; Cyber Security Engineering; Computer and Network Security; Communication Networks; Cyber Forensics; IT Administration; Cyber Operations; Information Security Management; Penetration Testing; Blockchain Security',
  ),
  '0613': phrases(`
    Computer Science; Computer Sciences; Computing Science; Computing Sciences; Software Engineering; Software Development; Software; Informatics; Applied Informatics; Artificial Intelligence; AI; Machine Learning; ML; Deep Learning; AI and Machine Learning; Artificial Intelligence and Machine Learning; AI/ML; Programming; Computer Programming; Web Development; Web Design and Development; Mobile Development; App Development; Mobile App Development; Human-Computer Interaction; Human Computer Interaction; HCI; Computer Vision; Natural Language Processing; NLP; Game Development; Computer Games Development; Game Programming; Games Programming; Software Design; Full Stack Development; Blockchain; Blockchain Technology; Internet of Things; IoT; Comp Sci; CompSci; CS; Information Science and Technology; Software Systems; Theoretical Computer Science; Distributed Systems;
    Computer Science and Software Engineering; Computer Science and Mathematics; Data Structures and Algorithms; Algorithms; Robotics and AI; Artificial Intelligence and Robotics; Intelligent Systems; Coding; Digital Humanities Computing; Applied Computer Science; Applied Computing; Advanced Computing; Virtual Reality; Augmented Reality; Software Testing; DevOps; Multimedia Computing; Computer Graphics; Embedded Software; Computer Games Technology; Computer Systems; High Performance Computing; Quantum Computing; Computational Intelligence; Cognitive Computing; Human-Centered Computing; Human-Centred Computing; User Experience; UX; UX Design; User Experience Design; UI/UX Design; UX/UI Design; Interaction Design; Computational Linguistics and NLP; Software Technology; Programming Languages; Information Science; Mobile Computing; Computer Science (AI); Computer Science with AI; Artificial Intelligence and Data Science; AI and Data Science; Computer Science, AI; Machine Intelligence; Systems Analysis; Application Development; Web Programming; Front-end Development; Back-end Development; Software Architecture; Computer Animation Programming; Generative AI; AI Ethics; AI Safety; Business Computing; Web and Mobile Development; Computer Systems Analysis; Computer Science Engineering; Computer Science & Engineering; Computer Science and Engineering; CSE; Computing and Software; Digital Systems; Computer Science and Technology; Advanced Computer Science; Web Development and Design; Game Technology; Game Engineering`),
  '0714 0613': phrases(
    'Computer Engineering; Electrical Engineering and Computer Science; Computer Hardware Engineering; Computer and Electrical Engineering; Computer Systems Engineering; Embedded Systems; Electrical and Computer Engineering; ECE; EECS; Computer & Electrical Engineering; Computer and Electronics Engineering; Computer Engineering and Science; Hardware Engineering; Cyber-Physical Systems; Computer Hardware; Electronic and Computer Engineering; Electronics and Computer Engineering; Mathematics and Computer Engineering',
  ),
  '08': phrases(
    'Agriculture and Natural Resources; Agriculture, Forestry and Fisheries; Agriculture and Forestry; Agriculture and Veterinary Medicine; Agriculture, Forestry, Fisheries and Veterinary; Agriculture and Related Sciences; Agriculture and Environment; Land-based Studies; Agricultural and Veterinary Sciences; Agriculture, Food and Natural Resources; Agricultural and Natural Sciences; Agriculture & Natural Resources; Agriculture and Life Sciences; Agricultural and Life Sciences; Agriculture, Forestry and Fishery; Rural Studies; Agricultural and Forest Sciences',
  ),
  '081': phrases(
    'Agriculture; Agric; Agricultural Science; Agricultural Sciences; Agricultural Studies; Agriculture Science; Farming; Agri; Sustainable Agriculture; Organic Agriculture; Tropical Agriculture; International Agriculture; Agricultural Technology; Agritech; AgTech; Organic Farming; Agroecology; Agricultural Research; Agricultural; Precision Agriculture; Agricultural Development; Agriculture and Food Sciences; Agricultural Extension; Agro-ecology; Climate-Smart Agriculture; Agriculture and Technology; Agriculture related; Urban Agriculture; Agrobiology; Agro Sciences; General Agriculture; Agrarian Sciences; Agriculture Technology; Rural and Agricultural Development; Agricultural Systems; Agricultural and Biological Sciences',
  ),
  '0811': phrases(
    'Agronomy; Crop Science; Crop Sciences; Crop Production; Animal Science; Animal Sciences; Animal Husbandry; Livestock; Livestock Production; Poultry Science; Dairy Science; Soil Science; Soil Sciences; Soil and Water Conservation; Plant Breeding; Viticulture; Viticulture and Enology; Enology; Oenology; Crop Protection; Animal Production; Animal Nutrition; Apiculture; Rangeland Management; Irrigation; Agricultural Production; Seed Science; Plant Protection; Equine Science; Equine Studies; Agronomic Science; Animal Breeding; Beekeeping; Livestock Management; Plant Production; Weed Science; Pasture Science; Wine Science; Wine Making; Winemaking; Animal and Poultry Science; Crop and Soil Sciences; Ranching; Farm Management; Grain Science; Soil and Crop Science; Animal Genetics; Animal Health and Production; Tea Science; Coffee Science; Dairy; Cereal Science; Dairy Technology; Viticulture and Wine; Soil Management; Soils; Animal Agriculture; Dairy Farming; Livestock Science; Crop Improvement',
  ),
  '0812': phrases(
    'Horticulture; Gardening; Floriculture; Landscape Gardening; Turf Management; Turfgrass Science; Turfgrass Management; Landscape Horticulture; Horticultural Science; Greenkeeping; Nursery Management; Public Horticulture; Arboriculture; Pomology; Ornamental Horticulture; Golf Course Management; Floristry; Floral Design; Plant Nursery; Golf Course Superintendent; Greenhouse Management; Turf Science; Horticulture Science; Garden Design; Vegetable Science',
  ),
  '0821': phrases(
    'Forest Science; Forest Sciences; Forest Management; Agroforestry; Silviculture; Forest Resources; Forest Engineering; Tropical Forestry; Urban Forestry; Forest Ecology; Wood Science and Forestry; Forestry Science; Forestry and Natural Resources; Sustainable Forestry; Forest Conservation; Forestry Management; Forest Products; Social Forestry; Forest Conservation and Management; Forestry Studies; Forest Policy',
  ),
  '0831': phrases(
    'Fishery; Fisheries Science; Aquaculture; Marine Resources; Fisheries Management; Fishery Science; Fish Farming; Aquatic Resources; Fisheries and Aquaculture; Mariculture; Aquaculture and Fisheries; Fisheries Biology; Fishery Sciences; Marine Resource Management; Fishing; Aquatic Resource Management; Aquaculture Science; Fisheries Sciences; Aquacultural Science',
  ),
  '0841': phrases(
    'Veterinary Medicine; Veterinary Science; Veterinary Sciences; Veterinary Studies; Vet; Vet Med; Animal Health; Veterinary Nursing; Veterinary Technology; DVM; Doctor of Veterinary Medicine; Pre-Veterinary; Pre-Vet; Veterinary Surgery; Veterinary Public Health; Animal Care; Veterinarian; Animal Welfare; Veterinary Pathology; Veterinary Technician; Veterinary Biosciences; Veterinary Microbiology; Vet Science; Veterinary Assistant; Veterinary and Animal Sciences; Equine Veterinary Science; Veterinary Epidemiology; Veterinary Medical Sciences',
  ),
  '0888': phrases(
    'Food Security; Food Systems; Rural Development; Food and Agriculture; Agriculture and Rural Development; Food Policy; Sustainable Food Systems; Food Studies; Agricultural Policy; Agri-food; Agri-food Systems; Food and Agricultural Sciences; Agrifood; Agricultural and Rural Development; Rural Sociology and Extension; Global Food Security; Agricultural Development and Policy; Integrated Rural Development; Agri-Food Technology; Food and Agricultural Policy',
  ),
  '0413 0888': phrases(
    'Agribusiness; Agri-business; Agribusiness Management; Agricultural Business; Agricultural Management; Agricultural Business Management; Food Business; Agriculture Business; Agricultural Marketing; Farm Business Management; Agri-business Management; Food and Agribusiness; Agripreneurship',
  ),
  '0311 0888': phrases(
    'Agricultural Economics; Agriculture Economics; Agricultural and Resource Economics; Agricultural and Applied Economics; Rural Economics; Food Economics; Agrarian Economics; Agricultural Economics and Agribusiness; Agri-economics',
  ),
};
