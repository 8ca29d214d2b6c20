import type { ConceptKey } from '../define-language.ts';

/**
 * Concepts that a page about one may answer for another, a line each. With "<", the first concept is related to the others, but
 * they are not related among themselves.
 */
const related = `
price fee tariff
price < tariff fee quote
fee < transfer_fee late_fee annual_fee line_install_fee delivery_fee commission tip
discount promotion sale voucher early_bird
points loyalty membership cashback
payment payment_method
payment_method < cash credit_card debit_card bank_transfer e_wallet qr_payment installment cash_on_delivery cheque
e_wallet qr_payment
refund return_item cancel
refund overcharge
bill invoice receipt
currency < dollar exchange_rate foreign_exchange
fine late_fee late
wholesale reseller minimum_order
order buy cart
sell seller open_shop
delivery send
delivery < delivery_fee delivery_time express international_shipping courier rider parcel
tracking order_status
delivery_time duration
late delivery_time flight_delay
lost_parcel missing_item tracking
damaged defective repair claim
warranty repair replacement defective
wrong_item exchange_item return_item
mistake wrong_item
return_item exchange_item
cancel cancel_booking no_show
change_booking change_order name_change
stock out_of_stock restock available
size size_chart
size < small medium large length width height waist foot dimension
colour < black white red blue green
material < cotton leather silk wood gold silver
clothes < shirt trousers dress jacket batik sari
washing laundry ironing towel
original fake certificate_product
expired shelf_life
baby child pediatric
child family age_limit
pets < pet_food animal veterinarian
opening_hours open closed
opening_hours < hour monday tuesday wednesday thursday friday saturday sunday weekend holiday noon evening morning afternoon night
holiday < christmas diwali ramadan season
holiday new_year
location address map branch near
near distance map
country foreigner international_shipping
bus station train shuttle
taxi shuttle car
airport shuttle taxi flight
lift floor wheelchair
smoking forbidden
security lost_found locker
queue crowd waiting_list
lost stolen
lost_found lost stolen
lost_sim lost stolen
card_lost lost stolen block_card
phone_device < laptop computer tablet_device device
hacked scam block_account
booking appointment schedule
early_check_in check_in luggage
late_check_out check_out extend
check_in < early_check_in
check_out < late_check_out
room room_type bed
room_type < single_room double_room suite family_room
season < summer winter
guest < visit group couple
food < breakfast lunch dinner rice noodle cake fruit spicy sweet fish beef chicken_meat pork vegetarian
restaurant food menu dine_in takeaway
breakfast buffet menu
drink < coffee alcohol water
halal pork
allergy ingredient vegetarian
pool gym spa beach
party_event < wedding meeting_room
tour guide ticket
carry_on checked_baggage luggage weight
transit boarding flight
travel_document passport visa id_card
vaccination_certificate vaccine
password forgot_password pin log_in
otp two_factor verify_identity
account < register profile username
delete_account log_out turn_off
app download update_app
error problem online slow
setting language_setting notification
activate turn_off
subscribe unsubscribe auto_renewal turn_off
unsubscribe stop turn_off cancel
renew extend
plan change_plan upgrade set_bundle
trial trial_class free
limit minimum capacity credit_limit transfer_limit
backup device
photo video screenshot file upload
review rating survey
commission withdraw_earnings seller
dispute buyer_protection complaint
livestream social_media video
contact < phone_number email whatsapp line_chat social_media chat customer_service
customer_service staff help
staff manager translation
translation foreigner language_setting
reply_time delivery_time
emergency emergency_room ambulance
job internship interview
terms policy contract
form document apply
document < id_card copy certificate license form passport
status result approved rejected
eligible age_limit
doctor specialist consultation
hospital clinic admission_hospital
admission_hospital surgery outpatient
medicine prescription dose pharmacy
symptom < fever cough pain headache stomach injury
headache pain
vaccine flu_shot
blood_test check_up xray ultrasound
check_up < pregnancy_check test_covid
pregnant pregnancy_check birth
teeth_cleaning dentist filling braces tooth_extraction whitening
mental_health therapy
telemedicine consultation online
medical_record referral_letter sick_note certificate
health_insurance insurance
visiting_hours visit
fasting blood_test
neuter veterinarian
bank_account open_account account
savings interest time_deposit
loan < mortgage car_loan
repay installment
atm withdraw card_swallowed
deposit_cash top_up
top_up airtime balance
internet_banking app
block_card card_lost
cheque passbook statement
statement transaction
pending_transaction payment_failed
wrong_transfer bank_transfer
swift_code account_number
premium insurance
insurance_claim claim
mobile_data internet plan
internet < wifi network speed
wifi password
sim_card < esim tourist_sim lost_sim
tourist_sim roaming
airtime prepaid balance
prepaid postpaid plan
call_minutes < sms
roaming international_shipping country
signal coverage network outage
router restart
check_balance balance
early_termination contract_period fine
relocate installation line_install_fee
tv_package plan
electricity < water gas meter
garbage clean
school < university course
course < online_class class_size trial_class
tuition price scholarship
school_admission register entrance_exam
exam grade entrance_exam
homework curriculum
absence makeup_class
parent_meeting meet
sports gym club
driving_licence license
passport_renewal passport renew
residence work_permit visa
birth_certificate death_certificate certificate
tax_number tax
business_permit license
noise forbidden
clean laundry
environment water
wait queue
bargain discount quote
auto_debit auto_renewal
chargeback dispute overcharge
credit_score loan
self_pay insurance_cover health_insurance
reissue copy replacement
insurance_cover insurance
roadside_assistance car repair
road_accident injury insurance_claim
apartment rent room
landlord owner rent
move_out relocate early_termination
roommate room
water_leak repair water
pest clean
shower toilet
earthquake emergency
one_way round_trip ticket
platform station
commuter_pass ticket
departure schedule boarding
route map bus
last_service schedule
missed_departure no_show
online_check_in boarding check_in
lounge boarding
unaccompanied_minor child
child_seat baby
embassy visa
overstay visa extend
fingerprint verify_identity
proof_of_funds salary statement
daycare school child
retake exam
transfer_school school_admission
sibling family
school_lunch lunch
personal_trainer gym
freeze_membership membership stop
equipment gym
sim_registration sim_card register
spam_call scam
screen repair
overheat battery
sound headphones
not_charging charger battery
no_power battery defective
memory_full backup
gynaecology pregnancy_check
bone pain
kidney specialist
breathing cough
infection fever
bleeding injury
animal_bite rabies injury
dental_implant filling
eye_surgery eye surgery
cosmetic_surgery skin surgery
nutrition ingredient
portion food
topping extra
dessert cake sweet
milk drink
grooming pets
pet_boarding pets
parasites veterinarian medicine
playground babysitter child
temple prayer_room
room_service food menu
appeal dispute complaint
elderly_care senior
disability_benefit wheelchair subsidy
karaoke music
dizziness headache symptom
hepatitis tetanus vaccine
traditional_medicine therapy medicine
hearing ear
laser cosmetic_surgery skin
infertility pregnant gynaecology
shingles vaccine skin
quit_smoking smoking
hay_fever allergy cough
urine_test blood_test check_up
notary stamp certificate
public_housing apartment subsidy
evacuation weather emergency
summer_camp course
counselling mental_health
refinance loan
cash_advance withdraw credit_card
wake_up_call curfew
golf group_exercise sports
honeymoon couple
subletting rent
furnished furniture
moving_service relocate
redelivery delivery rider
unlock_phone network
last_order closed opening_hours
special_meal food
scratch damaged
price_match cheap
sauna spa
hair_loss hair
mole_removal skin
endoscopy stomach
contact_lens glasses eye
caller_tune call_forwarding
deductible self_pay insurance_cover
waiting_period insurance_cover
insurance < life_insurance travel_insurance
compensation claim insurance_claim
data_recovery backup
day_pass trial_class price
alteration repair
private_room room
traffic_fine fine
nightlife alcohol restaurant
power_cut electricity
water_damage < damaged repair device water
fee membership
plan membership
plan < budget_plan set_bundle unlimited prepaid postpaid
tuition fee course
budget_plan cheap tariff
set_bundle promotion discount
cheap discount promotion
dormitory room
dormitory room_type
hotel room
money payment refund
child student
child < sibling guardian unaccompanied_minor
deadline due_date end_date
deadline last_order
deadline expired
start_date date schedule
join register subscribe
membership join
sample < blood_test urine_test
compensation insurance refund
visit appointment guest
rider staff
house_call technician
store branch
store location
front_desk staff customer_service
clinic doctor
company business_permit invoice
learn course
school student grade
working_day opening_hours
weekend < saturday sunday
weekend holiday
bag luggage
luggage storage
house apartment
land collateral
installation technician
absence makeup_class
marriage wedding
withdraw cash
keep_number sim_card
minimum_order minimum
delivery_fee distance
appliance < refrigerator rice_cooker kettle washing
policy insurance
premium price fee
size < oversized
oversized weight
network signal speed
refund deposit
tax fee
family couple group
friend guest
damaged insurance_claim compensation
lost_parcel compensation
express delivery_time
parcel delivery
parcel luggage
packaging parcel
exam result
stock available
inheritance death_certificate
personal_trainer trial_class
night_stay visit
safe < allergy side_effect pregnant
bring luggage
`;

let compiled: Map<string, Set<ConceptKey>> | null = null;

function compile(): Map<string, Set<ConceptKey>> {
  const found = new Map<string, Set<ConceptKey>>();
  const relate = (one: string, other: string) =>
    found.set(one, (found.get(one) ?? new Set<ConceptKey>()).add(other as ConceptKey));
  for (const line of related.trim().split('\n')) {
    const [first = '', second = '', ...rest] = line.split(' ');
    const isWider = second === '<';
    const group = isWider ? rest : [first, second, ...rest];
    for (const one of group)
      for (const other of isWider ? [first] : group)
        if (one !== other) {
          relate(one, other);
          relate(other, one);
        }
  }
  return found;
}

const none: ReadonlySet<ConceptKey> = new Set();

/** Returns the concepts whose pages may also answer for a concept. */
export function relatedConcepts(key: ConceptKey): ReadonlySet<ConceptKey> {
  compiled ??= compile();
  return compiled.get(key) ?? none;
}
