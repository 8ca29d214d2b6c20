import type { ConceptKey } from '../define-language.ts';

/**
 * Concepts whose words name different things of one kind: a sofa is no table, and WeChat Pay is not GoPay. A page about one often
 * answers for another, but a question about one is not a question about another.
 */
export const broadConcepts: ReadonlySet<ConceptKey> = new Set<ConceptKey>([
  ...([
    'e_wallet',
    'credit_card',
    'qr_payment',
    'contactless',
    'courier',
    'social_media',
    'line_chat',
  ] as const),
  ...(['clothes', 'shirt', 'trousers', 'dress', 'jacket', 'shoes', 'bag', 'jewellery', 'hat'] as const),
  ...(['underwear', 'swimwear', 'cosmetics', 'skincare', 'stationery', 'furniture', 'mattress'] as const),
  ...(['kitchenware', 'appliance', 'phone_device', 'book', 'battery', 'plant', 'equipment', 'lamp'] as const),
  ...(['tap', 'carpet', 'camping', 'device', 'material', 'dimension', 'weight', 'size', 'person'] as const),
  ...(['fish', 'fruit', 'cake', 'noodle', 'dessert', 'milk', 'coffee', 'alcohol', 'drink', 'food'] as const),
  ...(['topping', 'meat', 'sweet', 'vegetarian', 'allergy', 'liquid', 'hotel', 'restaurant'] as const),
  ...([
    'bus',
    'taxi',
    'train',
    'station',
    'ship_boat',
    'car',
    'truck',
    'motorcycle',
    'fuel',
    'road',
  ] as const),
  ...(['area', 'city', 'country', 'holiday', 'ramadan', 'new_year', 'diwali', 'night'] as const),
  ...(['spa', 'towel', 'beach', 'view', 'pets', 'parasites', 'pest', 'animal_bite', 'party_event'] as const),
  ...(['nightlife', 'temple', 'sports', 'golf', 'group_exercise', 'music', 'club', 'salon'] as const),
  ...(['child', 'baby', 'family', 'couple', 'guardian', 'student', 'foreigner', 'toilet', 'kettle'] as const),
  ...(['cough', 'stomach', 'injury', 'skin', 'heart', 'bone', 'kidney', 'breathing', 'pain'] as const),
  ...(['symptom', 'infection', 'infertility', 'gynaecology', 'hepatitis', 'mental_health'] as const),
  ...(['contraception', 'mask', 'medicine', 'vaccine', 'xray', 'eye_surgery', 'cosmetic_surgery'] as const),
  ...(['traditional_medicine', 'dental_implant', 'test_covid', 'dentist', 'doctor', 'specialist'] as const),
  ...(['school', 'grade', 'exam', 'level', 'network', 'tv_package', 'app', 'sound', 'file'] as const),
  ...([
    'document',
    'id_card',
    'license',
    'driving_licence',
    'smoking',
    'certificate',
    'government_office',
    'language_setting',
  ] as const),
  ...(['social_security', 'residence', 'tax_number', 'investment', 'tax', 'electricity', 'voltage'] as const),
]);
