import { phrases } from './phrase-list.ts';

/**
 * Names of fields as students and funders write them -> ISCED-F codes (space-separated key). Broad fields 09 and 10.
 * Public, global and community health are `0988` throughout.
 * Source: written for Laurel; codes after ISCED-F 2013, Detailed field descriptions (2015). asOf: 2026-11-21.
 */
export const HEALTH_ALIASES: Record<string, string[]> = {
  '09': phrases(
    'Health and Welfare; Health and Social Care; Health & Social Services; Health and Social Sciences',
  ),
  '091': phrases(`
    Health; Health Sciences; Health Science; Healthcare; Health Care; Health Studies; Allied Health; Allied Health Sciences;
    Allied Health Professions; Health Professions; Health Related; Health Related Fields; Medicine and Health; Medicine and Health Sciences;
    Medical and Health Sciences; Health and Medical Sciences; Health and Medicine; Medical Sciences; Medical Science; Medical and Health;
    Health and Life Sciences; Medicine and Allied Health; Clinical Sciences; Health Professional; Health Fields; Medical Field;
    Medical Fields; Medical; Healthcare Sciences; Health Care Professions; Health Disciplines; Paramedical Sciences; Paramedical; Clinical Research;
    Medical Research; Translational Medicine; Health Research`),
  '0911': phrases(`
    Dentistry; Dental; Dental Medicine; Dental Surgery; Dental Hygiene; Dental Science; Dental Sciences; Dental Technology;
    Orthodontics; Oral Health; Oral Surgery; Periodontics; Endodontics; Prosthodontics; BDS; DDS; DMD; Dental Assisting; Dental Therapy; Dental Nursing;
    Oral Medicine; Paediatric Dentistry; Pediatric Dentistry; Dental Public Health; Doctor of Dental Surgery; Doctor of Dental Medicine`),
  '0912': phrases(`
    Medicine; Human Medicine; General Medicine; Medicine and Surgery; Surgery; MBBS; MBChB; Doctor of Medicine; MD; Bachelor of Medicine; Medical Doctor;
    Pre-Medicine; Pre-Med; Premed; Psychiatry; Pediatrics; Paediatrics; Obstetrics and Gynecology; Obstetrics and Gynaecology; Gynecology; Gynaecology; Obstetrics; Oncology; Cardiology; Neurology; Dermatology;
    Internal Medicine; Family Medicine; Pathology; Anatomy; Physiology; Human Physiology; Human Anatomy; Tropical Medicine; Emergency Medicine;
    Anaesthesiology; Anesthesiology; Anaesthesia; Ophthalmology; Orthopaedics; Orthopedics; Preventive Medicine; Community Medicine; Sports Medicine; Forensic Medicine;
    Medical Education; Immunology; Infectious Diseases; Osteopathic Medicine; Osteopathy; Podiatry; Podiatric Medicine; Geriatrics; Gerontology; Urology; Haematology; Hematology;
    Endocrinology; Neurosurgery; Cancer Research; Clinical Medicine; Physician; Physician Assistant; Physician Assistant Studies; Physician Associate; Palliative Care; Palliative Medicine; Nephrology;
    Gastroenterology; Rheumatology; Medical Genetics; Molecular Medicine; Regenerative Medicine; Reproductive Health; Reproductive Medicine; Biomedicine; Addiction Medicine; Stem Cell Research; Experimental Medicine; Medical Biology`),
  '0913': phrases(`
    Nursing; Nurse; Nursing Science; Nursing Sciences; Registered Nursing; Midwifery; Nursing and Midwifery; Nurse Practitioner; Nurse Anesthesia; Psychiatric Nursing; Mental Health Nursing;
    Nursing Education; Nursing Administration; Nursing Leadership; Critical Care Nursing; Community Health Nursing; Public Health Nursing; Pediatric Nursing; Paediatric Nursing; Adult Nursing; Children's Nursing; Oncology Nursing; BSN; MSN; DNP; LPN; Licensed Practical Nursing;
    Nurse Education; Practical Nursing; Vocational Nursing; Doctor of Nursing Practice; Nursing Practice; Learning Disability Nursing; Emergency Nursing; Maternal and Child Nursing; Perioperative Nursing; Registered Nurse; Advanced Practice Nursing; Nurse Midwifery`),
  '0914': phrases(`
    Medical Technology; Medical Laboratory Science; Medical Laboratory Sciences; Medical Laboratory Technology; Clinical Laboratory Science; Radiography; Radiology; Radiologic Technology; Medical Imaging; Diagnostic Imaging;
    Optometry; Prosthetics and Orthotics; Prosthetics; Radiation Therapy; Radiotherapy; Sonography; Ultrasound; Diagnostic Radiography; Nuclear Medicine; Medical Assisting; Paramedic; Paramedicine;
    Paramedic Science; Emergency Medical Technology; Emergency Medical Services; Surgical Technology; Health Information Technology; Biomedical Technology; Medical Equipment Technology; Operating Department Practice; Respiratory Care; Respiratory Therapy; Cardiovascular Technology; Phlebotomy; Vision Science; Optics and Optometry; Anaesthesia Technology; Ambulance Technology; Cytotechnology; Histotechnology; Health Technology;
    Medical Radiation Science; Medical Radiation Sciences; Medical Diagnostics; Opticianry`),
  '0512 0914': phrases(
    'Biomedical Science; Biomedical Sciences; Biomedical Research; Biomedical; Biomedical and Life Sciences; Applied Biomedical Science',
  ),
  '0915': phrases(`
    Physiotherapy; Physical Therapy; Occupational Therapy; Speech Therapy; Speech Pathology; Speech-Language Pathology; Speech and Language Therapy; Speech Language Pathology; Audiology; Nutrition; Human Nutrition; Dietetics; Nutrition and Dietetics;
    Nutritional Science; Nutritional Sciences; Clinical Nutrition; Public Health Nutrition; Food and Nutrition; Rehabilitation; Rehabilitation Science; Rehabilitation Sciences; Rehabilitation Counseling; Art Therapy; Music Therapy; Chiropractic; Recreational Therapy; Massage Therapy; Drama Therapy;
    Communication Sciences and Disorders; Communication Disorders; Speech and Hearing Sciences; Speech and Hearing Science; Orthoptics; Psychomotor Therapy; Hearing Science; Dietician; Dietitian; Nutrition Science; Therapeutic Recreation; Physical Rehabilitation; Exercise Physiology; Applied Behavior Analysis; Applied Behaviour Analysis`),
  '0916': phrases(`
    Pharmacy; Pharmaceutical Sciences; Pharmaceutical Science; Pharmaceutics; PharmD; Doctor of Pharmacy; Clinical Pharmacy; Pharmacognosy; Pharmaceutical Technology; Pharmacy Technician; Pharmaceutical; Pharmaceuticals; Pharmaceutical Chemistry; Medicinal Chemistry; Drug Discovery; Industrial Pharmacy; Pharmacy Practice; Hospital Pharmacy; Drug Development; Pharmaceutical Studies; Regulatory Affairs`),
  '0916 0512': phrases('Pharmacology; Clinical Pharmacology; Pharmacology and Toxicology; Pharmacogenomics'),
  '0917': phrases(
    'Traditional Medicine; Traditional Chinese Medicine; Chinese Medicine; Ayurveda; Acupuncture; Homeopathy; Naturopathy; Complementary Medicine; Alternative Medicine; Herbal Medicine; Unani; Siddha; Naturopathic Medicine; Oriental Medicine; Ayurvedic Medicine; Integrative Medicine; Holistic Medicine; Herbalism; Ayush',
  ),
  '092': phrases(
    'Social Care; Human Services; Social Welfare; Human and Social Services; Care Work; Welfare Studies',
  ),
  '0921': phrases(
    'Elderly Care; Aged Care; Disability Studies; Disability Services; Care of the Elderly; Aging Studies; Ageing Studies; Gerontological Care; Disability Support; Home Care',
  ),
  '0922': phrases(
    'Youth Work; Youth Studies; Child Care Services; Child and Youth Care; Child Welfare; Youth Services; Child Development; Childcare Studies; Early Years Care; Child and Family Studies; Human Development and Family Studies; Family Studies; Child Life; Youth Development; Childhood Studies; Childhood and Youth Studies',
  ),
  '0923': phrases(
    'Social Work; Counseling; Counselling; Mental Health Counseling; Mental Health Counselling; Social Services; Marriage and Family Therapy; Family Therapy; Substance Abuse Counseling; School Counseling; School Counselling; Guidance and Counselling; Guidance and Counseling; Counselor Education; Master of Social Work; MSW; BSW; Community Work; Social Pedagogy; Clinical Social Work; Social Work and Social Policy; Addiction Counselling; Addiction Studies; Social Administration; Career Counselling; Career Counseling; Crisis Counseling; Rehabilitation Counselling',
  ),
  '0988': phrases(`
    Public Health; Global Health; Community Health; International Health; Epidemiology; Health Policy; Health Promotion; Health Education; One Health; Planetary Health; Population Health; Environmental Health; Environmental Health Science; Master of Public Health; MPH; Public Health and Epidemiology; Health Economics; Maternal and Child Health; Maternal Health; Health Systems; Disease Control; Mental Health; Public and Global Health;
    Health Behavior; Health Behaviour; Public Health Sciences; Public Health Policy; Global Public Health; Health Policy and Management; Public Health Science; Health Equity; Community and Public Health; Behavioral Health; Health Systems Strengthening; Health Security; Global Mental Health; Women's Health; Health Sciences and Public Health; Health and Wellness; Health Communication; Sexual and Reproductive Health; Health Humanities; Health Psychology and Behaviour; Field Epidemiology; Health and Development`),
  '0413 0988': phrases(
    'Health Administration; Healthcare Administration; Health Care Administration; Hospital Administration; Healthcare Management; Health Care Management; Health Management; Health Services Management; Health Services Administration; Hospital Management; Health Service Management; MHA; Health Informatics Management; Health Leadership',
  ),
  '0688 0988': phrases(
    'Health Informatics; Medical Informatics; eHealth; Digital Health; Health Data Science; Biomedical Informatics; Healthcare Informatics; Health Information Management; Health Information Systems; Clinical Informatics; Nursing Informatics; Public Health Informatics',
  ),
  '1011': phrases(
    'Domestic Services; Home Economics; Household Management; Family and Consumer Sciences; Family and Consumer Science; Consumer Science; Human Ecology; Domestic Science; Consumer Studies',
  ),
  '1012': phrases(
    'Cosmetology; Beauty Therapy; Hairdressing; Hair and Beauty; Beauty; Beautician; Barbering; Esthetics; Cosmetics; Cosmetic Science; Make-up Artistry; Aesthetics and Beauty',
  ),
  '1013': phrases(`
    Hospitality; Hospitality Management; Hotel Management; Hospitality & Hotel Management; Hotel and Restaurant Management; Culinary Arts; Culinary; Culinary Studies; Cooking; Baking and Pastry; Pastry; Catering; Food Service; Food Services; Restaurant Management; Food and Beverage; Hotel Administration; Hospitality Administration; Gastronomy; Gastronomic Sciences; Culinary Management; Hospitality Business; International Hospitality Management; Chef Training; Wine Studies; Food Service Management; Hotel and Hospitality Management; Hospitality Industry; Baking; Wine and Spirits; Hotellerie; International Hotel Management; Culinary Science`),
  '1013 1015': phrases(
    'Hospitality and Tourism Management; Tourism and Hospitality; Tourism and Hospitality Management; Hotel and Tourism Management; Hospitality & Tourism; Travel and Hospitality; Tourism and Hotel Management',
  ),
  '1013 1015 1014': phrases(
    'Hospitality, Tourism and Sports; Hospitality, Tourism and Sport; Sports, Tourism and Hospitality',
  ),
  '1014': phrases(`
    Sports; Sport; Sports Science; Sport Science; Sports Sciences; Sport Sciences; Exercise Science; Exercise and Sport Science; Sport and Exercise Science; Kinesiology; Human Kinetics; Human Movement; Human Movement Science; Sports Management; Sport Management; Athletics; Coaching; Sports Coaching; Athletic Training; Physical Culture; Recreation; Fitness; Physical Activity; Sports Studies; Sports Performance; Sport Studies; Sport Business; Movement Science; Sports Administration; Equestrian Studies; Outdoor Education; Sports Journalism and Coaching; Golf Management; Turf Grass Coaching; Sport and Recreation; Strength and Conditioning`),
  '1015': phrases(
    'Tourism; Tourism Management; Travel and Tourism; Leisure; Leisure Studies; Leisure Management; Event Management; Events Management; Sustainable Tourism; Ecotourism; Travel; Tourism Studies; Recreation Management; Parks and Recreation; Recreation and Leisure; Tourism and Leisure; Event Planning; Heritage Tourism; Tourism Development; International Tourism; Tourism and Travel; Meeting and Event Planning; Hospitality and Event Management; Tourism and Events',
  ),
  '1021': phrases(
    'Sanitation; WASH; Water and Sanitation; Water, Sanitation and Hygiene; Sanitation Engineering; Community Sanitation; Public Sanitation; Waste Management Services; Environmental Sanitation',
  ),
  '1022': phrases(
    'Occupational Health; Occupational Safety; Occupational Health and Safety; Industrial Hygiene; Health, Safety and Environment; HSE; Safety; Safety Engineering; Fire Safety; Safety Management; Ergonomics; Human Factors; Occupational and Environmental Health; Workplace Safety; Environmental Health and Safety; Occupational Hygiene; Safety Science',
  ),
  '1031': phrases(
    'Military; Military Science; Military Studies; Defence; Defense; Defence Studies; Defense Studies; Strategic Studies; Naval Science; War Studies; Intelligence Studies; Military History and Strategy; Aerospace Defence; Army; Defence and Security; Defense and Security; National Defense',
  ),
  '1032': phrases(
    'Law Enforcement; Police Science; Policing; Fire Science; Firefighting; Homeland Security; Emergency Management; Disaster Management; Disaster Risk Management; Disaster Risk Reduction; Disaster Risk; Corrections; Security Management; Public Safety; Police Studies; Crisis Management; Emergency Services; Fire Protection; Fire Protection Engineering; Civil Protection; Security; Private Security; Crime Prevention; Humanitarian Emergencies; Fire Service; Corrections and Law Enforcement; Emergency Preparedness',
  ),
  '1032 0314': phrases(
    'Criminal Justice; Criminal Justice Studies; Criminology and Criminal Justice; Administration of Justice; Justice Studies; Criminal Justice and Criminology; Crime and Justice; Justice Administration',
  ),
  '1041': phrases(
    'Transport; Transportation; Aviation; Aviation Management; Pilot Training; Pilot; Flight Training; Air Transport Management; Nautical Science; Maritime Studies; Shipping; Maritime Transport; Maritime; Air Traffic Control; Aeronautical Science; Professional Pilot; Aviation Science; Railway Operations; Transport Management; Transport and Logistics; Transportation Management; Navigation; Merchant Marine; Seafaring; Maritime Affairs; Aviation Studies; Air Traffic Management; Transport Planning; Ports and Shipping; Airport Management; Marine Transportation; Flight; Trucking; Maritime Management; Transport Economics; Airline Management; Commercial Aviation',
  ),
};
