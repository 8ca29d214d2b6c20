import type { List } from '../../words.ts';

/**
 * Subjects of customers and help pages, and the ways to say each. The keys are the concepts of every language. `*` at the end of a word
 * stands for any ending. A word is listed under one concept, or is marked with `~` under each.
 */
export default {
  // Money
  price:
    'price*, cost*, how much, pricing, how much is it, rate card, damage to my wallet, going rate, rrp, starting from, how much do you charge, hm is, how mch, whats the damage, what does it come to, set me back',
  fee: 'fee, fees, charge, charges, charged, surcharge*, admin fee, levy, processing fee, booking fee, extra charge*',
  tariff: 'tariff*, rates',
  cheap: 'cheap*, affordable, inexpensive, low price, budget, low cost, save money, economical, lowest price',
  expensive: 'expensive, pricey, too much money, overpriced, pricy, too much, rip off',
  free: 'free of charge, for free, gratis, complimentary, at no cost, no charge, free, no cost, without charge, zero cost, on the house, foc, no fee',
  discount:
    'discount*, off, percent off, markdown, price cut, promo price, rebate*, concession*, cheaper for, any offers, reduction, reduced price',
  price_match: 'price match*, cheaper elsewhere, beat the price, lower price elsewhere, found it cheaper',
  promotion:
    'promo*, special offer*, deal, deals, campaign*, offers on, current offer*, running offers, bogo, buy one get one',
  sale: 'flash sale, clearance, sale event, on sale, black friday, singles day',
  voucher:
    'voucher*, coupon*, promo code*, discount code*, discount voucher*, redeem code, promotional code*, redemption code*, code not working',
  gift_card: 'gift card*, gift voucher*, gift certificate*',
  points: 'points, reward point*, loyalty point*, miles, rewards, mileage, frequent flyer*, frequent flier*',
  loyalty: 'loyalty, loyalty program*, rewards program*',
  membership: 'member, members, membership*',
  cashback: 'cashback, cash back',
  payment: 'pay, pays, paying, payment*, payable, checkout with, payed, pymt',
  payment_method:
    'payment method*, ways to pay, payment option*, accepted payment*, how to pay, which cards, what cards, do you take, pay by card, pay by, payment mode*, mode of payment, accept cards, accept card',
  cash: 'cash, in cash, banknote*, notes and coins, cash only, cash payment',
  cash_on_delivery:
    'cash on delivery, cod, pay on delivery, pay at the door, pay when it arrives, pay upon delivery, cash upon delivery, pay the rider, pay the courier',
  credit_card:
    'credit card*, visa, mastercard, amex, jcb, creditcard*, cc, master card, american express, card payment*, unionpay, union pay, rupay card, diners club',
  debit_card: 'debit card*, atm card*',
  bank_transfer:
    'bank transfer*, wire transfer*, transfer money, money transfer*, remit*, neft, imps, rtgs, bank wire, send money, transfer funds, wire money, transfered, interbank, transfer~, transferred~, western union, payoneer, fpx, instapay, pesonet, bca, bni, bri, bsi, bank mandiri, seabank, bank jago, danamon, maybank, cimb, rhb, hong leong bank, bank islam, public bank, dbs, posb, ocbc, uob, hsbc, standard chartered, bdo, bpi, metrobank, unionbank, hdfc, icici, sbi, axis bank, kotak bank, brac bank, kbank, scb, krungthai, krungsri, bangkok bank, vietcombank, techcombank, bidv, mb bank, vpbank, sacombank, aba bank, acleda, bcel, icbc, shinhan, woori bank, hana bank, mufg, smbc, mizuho, emirates nbd, al rajhi',
  e_wallet:
    'e wallet*, ewallet*, digital wallet*, mobile payment*, gopay, ovo, gcash, paytm, alipay, wechat pay, grabpay, momo, kakaopay, line pay, paypay, bkash, touch n go, paypal, phonepe, gpay, amazon pay, nagad, esewa, linkaja, shopeepay, boost wallet, paymaya, maya wallet, coins ph, zalopay, vnpay, viettel money, truemoney, true money, rabbit line pay, naver pay, naverpay, kakao pay, linepay, wechatpay, kbzpay, kbz pay, wave money, suica~, pasmo~, icoca~',
  qr_payment: 'qr, qr code*, qris, promptpay, scan to pay, upi, paynow, duitnow, vietqr, khqr, bhim',
  installment:
    'installment*, instalment*, monthly payment*, pay monthly, emi, pay in parts, paylater, pay later, split payment*, bnpl, buy now pay later, pay over time, part payment*, monthly instal*, pay in bits, spread the cost, split the payment, spaylater, kredivo, akulaku, home credit, atome, billease, klarna',
  interest: 'interest, interest rate*, apr, interest free, interest charged, lending rate, pa rate',
  deposit:
    'deposit~*, security deposit*, down payment*, prepayment, advance payment*, pay in advance, upfront, up front, holding fee, bond money, prepay*, downpayment*',
  balance: 'balance*, remaining credit',
  bill: 'bill, bills, billing, bill amount, amount due, electricity bill',
  invoice: 'invoice*, tax invoice*',
  receipt:
    'receipt*, proof of payment, payment slip*, payment proof, proof of purchase, till slip, payment confirmation, receit, reciept',
  tax: 'tax, taxes, vat, gst, sales tax, consumption tax',
  refund:
    'refund*, money back, reimburse*, get my money, cash back to my card, give back my money, repaid to me, money returned, return my money, refnd, want my money',
  overcharge:
    'overcharge*, charged twice, double charge*, wrong amount, billed twice, charged too much, charged me twice, deducted twice, extra money taken, charged wrongly, double billed, debited twice',
  currency: 'currenc*, foreign currency',
  exchange_rate:
    'exchange rate*, conversion rate*, forex, fx rate*, rate of exchange, rate today, todays rate, currency rate*, dollar rate',
  dollar: 'dollar*, usd',
  due_date:
    'due date*, payment due, pay by when, when do i have to pay, payment deadline, last day to pay, bill due',
  late_fee:
    'late fee*, late charge*, penalty for late*, overdue, late payment*, paid late, pay late, missed payment, forgot to pay, late penalty',
  fine: 'fined, penalty, penalties, fine if im late, how much is the fine',
  payment_failed:
    'payment failed, payment declined, card declined, cannot pay, payment error, payment not going through, payment did not go through, card rejected, card not accepted, payment unsuccessful, transaction declined, payment wont go through, cannot checkout, money stuck, payment bounced, payment keeps failing, payment didnt go through',
  budget_plan: 'basic plan, starter plan, cheapest plan',
  salary: 'salary, wage*, payroll',
  insurance: 'insurance, insured, insurer',
  insurance_claim:
    'insurance claim*, file a claim, claim form*, make a claim, claim insurance, submit a claim, claim my insurance, how to claim, claim status',
  subsidy: 'subsid*, financial aid, government aid',
  donation: 'donat*, charity',
  minimum_order: 'minimum order*, minimum purchase*, min order, minimum spend, moq',
  wholesale:
    'wholesale*, bulk*, large quantit*, in quantity, buy in bulk, large order*, bulk price, trade price',
  reseller: 'reseller*, dropship*, distributor*, agent price',
  quote: 'quotation*, price estimate*, cost estimate*',
  tip: 'tipping, gratuity, service charge*, tip the, do i tip',
  bargain:
    'bargain*, haggl*, negotiable, negotiat*, best price, last price, final price, lower the price, fixed price',
  auto_debit:
    'auto debit*, autodebit*, direct debit*, autopay, auto pay, standing order*, automatic payment*, standing instruction*, giro',
  overdraft: 'overdraft*, overdrawn, negative balance',
  chargeback:
    'chargeback*, dispute a charge, unknown charge*, unauthorised transaction*, unauthorized transaction*, i did not make, did not recognise, did not recognize, unrecognised transaction*, unrecognized transaction*',
  credit_score: 'credit score*, credit history, credit check*, credit rating*, cibil, slik, credit report*',
  self_pay: 'self pay, self paying, without insurance, uninsured, co payment*, out of pocket~, copay~*',
  reissue: 'reissu*, another copy, reprint*, issue again, duplicate receipt*, new copy',

  // Orders and delivery
  order: 'order, orders, ordering, place an order, ordr, orderd',
  order_status:
    'order status, where is my order, track my order, check my order, order update, has it shipped, has my order, wheres my order, where is my package, where is my parcel, where is my stuff, order progress',
  buy: 'buy*, purchas*, bought, shop online, get one, shop for',
  sell: 'sell, sells, sold, selling',
  cart: 'cart, basket, checkout page, trolley, shopping bag, add to bag, add to cart, checkout basket',
  preorder: 'preorder*, pre order*, backorder*',
  stock:
    'stock*, in stock, availability, still available, inventory, have it in, got any left, any left, do you carry',
  out_of_stock: 'out of stock, sold out, unavailable item, run out, no more left, none left, oos',
  restock:
    'restock*, back in stock, new stock, coming back, when will it be back, when do you get more, coming back in',
  delivery:
    'deliver*, shipping, shipment*, ship, ships, shipped, courier deliver*, dispatch*, dropped off, drop off at my, bring it to, send it to, doorstep, delivry, postal service, mailed, delivery~, foodpanda, grabfood, gofood, shopeefood, swiggy, zomato, ubereats, lineman, line man, baemin',
  delivery_fee:
    'delivery fee*, delivery charge*, delivery cost*, shipping fee*, shipping cost*, postage, shipping price, cost to ship, cost of delivery, pay for shipping, free shipping, free delivery, how much is shipping, how much is delivery, how much to ship',
  delivery_time:
    'delivery time*, shipping time*, shipping take, shipping takes, take to ship, takes to ship, when will it arrive, how long to deliver, lead time, arrive*, arrival, eta, when will i get, when do i get, how long does it take to arrive, how many days to arrive, estimated delivery, when will my order, reach me, get here, delivery slot, choose the delivery slot, pick a delivery time, time slot for delivery',
  express:
    'express, same day, next day, expedited, instant courier, rush, fast delivery, faster delivery, overnight delivery, urgent delivery, rush order, expres',
  international_shipping:
    'international shipping, ship abroad, ship overseas, international delivery, worldwide shipping, ship to other countries, deliver abroad, overseas shipping, shipping overseas, outside the country, send abroad, ship internationally, whatever the country, to any country, to all countries, to every country',
  courier:
    'courier*, carrier, logistics, jne, fedex, dhl, by ups, via ups, ups parcel, shipping company, delivery company, jnt, j and t, sicepat, anteraja, spx, shopee express, ninjavan, ninja van, flash express, kerry express, poslaju, pos laju, singpost, lbc, gosend, grabexpress, ghn, ghtk, viettel post, vnpost, sf express, cainiao, sagawa, yamato, kuroneko, japan post, cj logistics, delhivery, bluedart, dtdc, india post, aramex, usps',
  rider: 'driver*, rider*, delivery man, delivery guy, delivery person, delivery driver',
  tracking:
    'track*, tracking number*, waybill*, awb, airway bill*, trace my, consignment number, where is it now, follow my order',
  parcel: 'parcel*, package~, packages~',
  packaging: 'packaging, wrapping paper, packing, bubble wrap, box',
  gift_wrap: 'gift wrap*, gift box*, greeting card*',
  pickup:
    'pick up~, pickup~, self collect*, collect in store, click and collect, collection point, collect it, pick it up, in store pickup, collect in person, collect my order, collection from store, curbside',
  delivery_area:
    'delivery area*, coverage area, service area*, do you deliver to, deliver to my area, ship to my city, deliver outside, areas do you deliver, do you ship to, deliver to',
  redelivery:
    'redeliver*, deliver again, missed delivery, missed the courier, wasnt home, was not home, failed delivery, second attempt, not at home',
  address: 'address*, postal address, where do i send, adress',
  change_address: 'change address, change my address, wrong address, change delivery address, update address',
  postcode: 'postcode*, postal code*, zip code*, pin code*',
  lost_parcel:
    'lost parcel, lost package, not received, did not arrive, never arrived, missing parcel, hasnt arrived, has not arrived, havent received, have not received, never came, still waiting for my order, still not here, didnt receive, didnt arrive, not delivered, never received, nothing arrived, says delivered, never turned up, hasnt turned up, not turned up, hasnt come, didnt come',
  late: 'late, delayed, delay*, taking too long, behind schedule, overdue delivery, stuck in transit, late arrival, taking forever',
  customs: 'customs, import duty, import tax, customs duty, import fees, duty, duties',
  weight: 'weigh*, kilogram*, kg, gram, grams, heavy, lbs, pounds, kilo, kilos',
  locker: 'locker*',
  signature: 'signature, sign for',

  // Returns and product trouble
  return_item:
    'return~, returns, returned, returning, send back, return policy, returning an item, take it back, bring it back, give it back, dont want it anymore, changed my mind, dont like it, retrun, returnable, send it back, send this back, bring this back, take this back',
  exchange_item:
    'exchange item, exchanged, swap, exchange it, exchange for another, replace size, change size, change the size, different size, another size, wrong size, doesnt fit, does not fit, too small, too big, too tight, too loose, doesnt fit me, exchange~',
  cancel:
    'cancel*, call off, get out of, dont want anymore, no longer need, no longer want, cancle, back out, annul',
  change_order:
    'change my order, edit order, modify order, amend*, change an order, add to my order, made a mistake in my order, ordered the wrong, change order',
  warranty: 'warrant*, guarantee*, waranty, guarentee, warrenty, covered for how long',
  repair:
    'repair*, fix, fixed, fixing, mend, mended, mending, mends, servicing, broke down, service center, service centre',
  alteration: 'alteration*, hem, hemming, shorten trousers, tailoring, altered',
  spare_part: 'spare part*, parts, accessory, accessories, component*, replacement part*',
  replacement: 'replacement*, replace, replaced',
  damaged:
    'damage*, broken, cracked, torn, dented~, smashed, shattered, ripped, scratched, broke, arrived broken, bent, crushed, chipped~, ruined',
  scratch: 'scratch*, dent, dents, dented~, scuffed, scuff*, chipped~',
  water_damage:
    'water damage*, got wet, gets wet, fell in water, dropped in water, dropped it in water, fell in the pool, in the pool help, in the toilet, water got in, wet phone, liquid damage, soaked, washed my phone, fell into water, in the sea',
  defective:
    'defect*, faulty, malfunction*, does not work, not working, doesnt work, stopped working, not functioning, wont work, dead on arrival, out of order, kaput, acting up, isnt working, broken down',
  wrong_item:
    'wrong item*, wrong product, different item, incorrect item, not what i ordered, sent the wrong, got the wrong, received wrong, wrong colour, wrong color, not as described, different from what, not like the photo, not like the picture, looks different, colour looks different, sent me the wrong, got the wrong one, wrong one',
  missing_item:
    'missing item*, incomplete order, item missing, missing from my order, didnt get everything, only got, part of my order, short shipped, missing part*',
  unboxing:
    'unboxing, unbox*, original packaging, opened package*, opened pack*, opened bag*, opened box*, opened item*, opened one, opened it, already opened, opened the',
  complaint:
    'complain*, dissatisfied, unhappy, not happy, terrible service, rude, bad experience, file a complaint, grievance*',
  quality: 'quality',
  original:
    'original, authentic, authenticity, genuine, real or fake, real thing, is it real, is it genuine, not a fake',
  fake: 'fake*, counterfeit*, imitation, knockoff',
  expired:
    'expire*, expiry, expiration, best before, valid, validity, valid for, valid until, how long is it valid, good for how long, run out when, lapse*',
  shelf_life: 'shelf life, how long does it keep, keep fresh',
  storage: 'store it, storing, keep refrigerated, storage',
  claim: 'claim, claims, claiming, make good, compensat~*',
  compensation: 'make up for it, what do i get for the delay, reimburs*, payout~*, compensat~*',

  // Products
  product: 'product*, goods, item, items, merchandise',
  catalogue: 'catalog*, product list, lookbook, brochure*',
  size: 'size*, sizing, measurements in, fits, sizes available, too small for me, too big for me',
  size_chart: 'size chart*, size guide*, size table, measurement*, chest width, waist size',
  small: 'small, smallest',
  medium: 'medium',
  large: 'large, big, biggest, extra large',
  length: 'length, long sleeve, short sleeve',
  width: 'width, wide, chest, bust',
  height: 'height, tall',
  waist: 'waist',
  foot: 'foot, feet',
  dimension: 'dimension*, cm, centimet*',
  colour: 'colour*, color*',
  black: 'black',
  white: 'white',
  red: 'red',
  blue: 'blue',
  green: 'green',
  material: 'material*, fabric*, made of',
  cotton: 'cotton',
  leather: 'leather',
  silk: 'silk',
  wood: 'wood, wooden',
  gold: 'gold, golden',
  silver: 'silver',
  washing: 'wash, washes, washed, washing, washable, washer, laundering, washing machine~',
  ironing: 'iron, ironing',
  clothes: 'clothes, clothing, garment*, apparel, outfit*, hijab*, ao dai',
  shirt: 'shirt*, t shirt*, tshirt*, blouse*, kurta*, kurti*, barong*',
  trousers: 'trousers, pants, jeans, shorts, pajama*, pyjama*, leggings',
  dress: 'dress, dresses, gown, skirt*, lehenga*, hanbok*, kimono*, yukata*, kebaya*, abaya*',
  jacket: 'jacket*, coat*, hoodie*, sweater*',
  batik: 'batik',
  sari: 'sari, saree*',
  shoes: 'shoe*, sneaker*, sandal*, footwear, slipper*, boots, high heel*, heels, flip flop*',
  bag: 'bag, bags, backpack*, handbag*, wallet*, purse, purses, tote*, rucksack*',
  jewellery:
    'jewel*, necklace*, ring, rings, earring*, bracelet*, pendant*, bangle*, diamond*, pearl*, gold chain*',
  watch:
    'watch, watches, wristwatch*, smartwatch*, smart watch*, apple watch*, galaxy watch*, garmin, rolex, g shock',
  glasses: 'glasses, eyeglasses, spectacles, sunglasses, lens, lenses',
  cosmetics: 'cosmetic*, makeup, lipstick*, mascara*, eyeliner*, nail polish',
  skincare: 'skincare, skin care, moisturizer*, sunscreen, serum, lotion, sunblock, face wash',
  perfume: 'perfume*, fragrance*, scent',
  toy: 'toy, toys, lego*, doll, dolls, board game*',
  book: 'book, books, textbook*, notebook*',
  stationery: 'stationery, pen, pens, pencil*',
  furniture:
    'furniture, sofa*, table, wardrobe*, desk, desks, shelf, chair, chairs, armchair*, couch*, stool, stools, bookshelf, cabinet*, cupboard*, drawer, drawers',
  mattress: 'mattress*, pillow*, blanket*, bedding, bedsheet*, duvet*, quilt*, futon*, bed sheet*',
  kitchenware: 'kitchenware, pan, pot, cookware, utensil*, wok, woks, frying pan*, thermos*, tumbler*',
  appliance:
    'appliance*, household electronics, microwave*, oven, ovens, toaster*, blender*, air fryer*, airfryer*, vacuum cleaner*, dishwasher*, water dispenser*, air purifier*, electric fan*, ceiling fan*, induction cooker*, coffee machine*, dyson',
  refrigerator: 'refrigerator*, fridge*, freezer*',
  rice_cooker: 'rice cooker*',
  television: 'television*, tv, tvs, chromecast, apple tv',
  phone_device:
    'smartphone*, mobile phone*, handset*, cell phone*, iphone*, samsung, xiaomi, redmi, oppo, vivo, realme, infinix, huawei, oneplus, google pixel, nokia, android phone*',
  laptop: 'laptop*, notebook computer*, macbook, chromebook*, asus, acer, lenovo, dell',
  computer: 'computer*, pc, desktop, imac*, monitor~*, cpu, graphics card*',
  tablet_device: 'tablet computer*, ipad*, galaxy tab*',
  camera: 'camera*, dslr*, mirrorless, gopro*, nikon, fujifilm, webcam*, dashcam*, dash cam*, canon~',
  headphones: 'headphone*, earphone*, earbuds, headset*, airpods, galaxy buds, tws',
  charger: 'charger*, charging cable, adapter*, adaptor*',
  battery: 'batter*, power bank*',
  cable: 'cable*, cord, wire, wires',
  printer: 'printer*, ink cartridge*, toner, epson, canon~',
  bicycle:
    'bicycle*, bike, bikes, cycling, ebike*, e bike*, electric bike*, mountain bike*, road bike*, folding bike*',
  motorcycle:
    'motorcycle*, motorbike*, scooter*, vespa*, harley*, royal enfield, big bike*, vario, scoopy, pcx, nmax, aerox, honda beat, honda click, yamaha mio, sniper 150, satria fu, ninja 250, cbr, honda wave, super cub, air blade, airblade, honda vision, sh mode, exciter 150, winner x, activa, pulsar',
  car: 'car, cars, vehicle*, automobile*, kia seltos, perodua, proton saga, wuling, byd, tesla, vinfast, bmw, mercedes*, audi, lexus, suv, mpv, hatchback*, minivan*, pickup truck*, pick up truck*, avanza, innova, xpander, fortuner, xenia, ertiga, suzuki swift, swift dzire, creta, honda city, honda civic, honda brio, crv, hrv, vios, hilux, hiace, alphard, ford ranger, myvi, axia, bezza, sedan, sedans',
  tyre: 'tyre*, tire, tires',
  fuel: 'fuel, petrol, gasoline, diesel, gas~, petron, petronas, pertamax, gas station*, petrol station*, petrol pump*',
  plant: 'plant, plants, seed, seeds, flower*, bouquet*',
  pet_food: 'pet food, cat food, dog food',
  grooming: 'groom*, pet bath, nail trim*, dog bath, bathe my dog, fur cut',
  pet_boarding:
    'pet boarding, pet hotel*, pet sitter*, pet sitting, kennel*, cattery, boarding for dogs, leave my dog, leave my cat, boarding~*',
  parasites: 'flea*, ticks, deworm*, worming, heartworm*, lice',
  second_hand: 'second hand, secondhand, used item*, preloved, refurbished',
  new_product: 'brand new, new arrival*, latest model, newest',
  handmade: 'handmade, hand made, craft*, artisan*',
  custom_made:
    'custom made, customiz*, customis*, personaliz*, personalis*, made to order, bespoke, engrav*, custom',
  brand: 'brand*',
  model: 'model, models, model number',
  type: 'type*, kind of, variety, variant*',
  specification: 'specification*, specs, technical data',
  manual: 'manual, user guide, instruction manual, user manual',
  installation:
    'install, installs, installed, installation*, assembly, assemble*, setup service, set up, setting up, fitting, fit it, set it up, put together, mounting',
  ingredient: 'ingredient*, contain*, composition',
  recommended: 'recommend*, best seller*, bestseller*, popular, favourite, suggestion*',
  difference: 'difference*, compare*, comparison, versus, vs, which is better',
  sample: 'sample*, tester, try on, trial product',
  certificate_product: 'certification*, certified, lab test~*',
  safe: 'safe, safety, harmless, side effect free, toxic, harmful, dangerous',
  age_limit:
    'age limit*, minimum age, how old, age requirement*, years old, what age, ages, under 18, how old must',
  baby: 'baby, babies, infant*, newborn*, toddler*, under 2',
  child:
    'child*, kid, kids, daughter, little ones, kiddo*, minor, minors, my son, nephew*, niece*, grandson*, granddaughter*, grandchild*, teenager*',
  adult: 'adult*, grown up',
  women: 'women, woman, ladies, female',
  men: 'men, man, male, gents',
  family:
    'family, families, parent, parents, dependents, relatives, spouse and kids, mom, mum, mother, dad, father, in laws, aunt, auntie, uncle',
  couple: 'couple, couples, husband, wife, spouse, boyfriend, girlfriend, fiance*',
  senior:
    'senior*, elderly, pensioner*, old people, over 60, 65 and over, senior discount, oap, older people, aged 60',
  pregnant: 'pregnan*, expecting mother, maternity, expecting a baby, mum to be, mom to be',

  // Time and place
  opening_hours:
    'opening hours, business hours, open until, closing time, opening time, what time do you open, operating hours, working hours, office hours, what time do you close, when do you open, when do you close, open today, hours of operation, opening times, timings, till what time, until what time, are you open, u open, you open, open on, business timing*, open till, how late, hrs',
  open: 'open, opens, opened, opening',
  closed: 'closed, closing, shut, close, closes, not open, off day',
  hour: 'hour, hours, oclock',
  minute: 'minute*',
  day: 'day, days',
  working_day: 'working day*, business day*, weekday*, weekdays',
  week: 'week, weeks, weekly',
  month: 'month, months, monthly',
  year: 'year, years, yearly, annual*, per annum',
  today: 'today, tonight',
  tomorrow: 'tomorrow',
  weekend: 'weekend*',
  monday: 'monday*, mon',
  tuesday: 'tuesday*, tue',
  wednesday: 'wednesday*, wed',
  thursday: 'thursday*, thu',
  friday: 'friday*, fri',
  saturday: 'saturday*, sat',
  sunday: 'sunday*, sun',
  morning: 'morning*, a.m.',
  noon: 'noon, midday',
  afternoon: 'afternoon*',
  evening: 'evening*, p.m.',
  night: 'night*, overnight, midnight, late night, 24 hours, 24 7, 24h, round the clock',
  holiday:
    'holiday*, public holiday*, day off, days off, red date, bank holiday, public hols, festive, vacation*, closed for the holidays, long weekend, independence day, republic day, national day, labour day, golden week, obon, chuseok, mid autumn, dragon boat, qingming, good friday, holy week, easter, vesak, waisak, nyepi, pongal, onam, loy krathong, valentine*, halloween',
  ramadan:
    'ramadan*, fasting month, eid, lebaran, hari raya, idul fitri, ramadhan, ramzan, aidilfitri, bakrid, idul adha, iftar',
  new_year:
    'new year*, lunar new year, songkran, tet, chinese new year, seollal, cny, spring festival, thingyan, pohela boishakh, ugadi',
  christmas: 'christmas*, xmas',
  diwali: 'diwali, deepavali, durga puja, holi, rakhi, raksha bandhan, dussehra, navratri, thaipusam',
  season: 'season*, peak season, high season, low season',
  summer: 'summer*',
  winter: 'winter*',
  date: 'date, dates, which day',
  duration: 'how long, hw long, how lng, duration*, how many days, how many hours',
  deadline:
    'deadline*, last date, cut off, cutoff, closing date, latest date, last day to, by when, cutoff date, final date, closing on, until which date',
  start_date: 'start date*, when does it start, begin*, starts',
  end_date: 'end date*, when does it end, ends on, until when',
  schedule: 'schedule*, timetable*, calendar*, time table, timetabling, class times, time slots, rota',
  early: 'early, earlier, in advance, beforehand, ahead of time, in good time',
  location:
    'location*, where are you, where is, located, situated, whereabouts, where can i find you, where abouts, whereabout, find you, where r u',
  branch: 'branch*, outlet*, other store*, other location*, nearest branch, locations near',
  store: 'store, stores, shop, shops, showroom*, physical store*, offline store',
  headquarters: 'headquarter*, head office, main office',
  map: 'map, maps, direction*, directions, google maps, how to get there, how do i get, how do i get there, get there, way to your, route to your, how to reach, how to go',
  near: 'near, nearby, nearest, close to, closest, around here, close by, next to, walking distance, in the vicinity',
  distance: 'distance*, how far, kilomet*, km, far from, how many minutes walk, far away',
  city: 'city, cities, town, downtown',
  country: 'countr*, abroad, overseas, international',
  island: 'island*, remote area*',
  building: 'building*, tower',
  apartment: 'apartment*, condo*, flat for rent, studio flat, house for rent, housing unit',
  landlord: 'landlord*, landlady, property owner*, lessor',
  move_out:
    'move out, moving out, vacate*, notice to leave, notice period, leave the apartment, end my lease',
  moving_service: 'moving service*, movers, removal service, house moving, moving company, moving van',
  roommate: 'roommate*, room mate*, flatmate*, housemate*, shared room, room share',
  water_leak:
    'leak, leaks, leaking, leaky, leaked, clogged, blocked drain, blocked toilet, burst pipe, dripping',
  pest: 'pest, pests, cockroach*, termite*, bed bug*, bedbug*, mice, ants, fumigat*, exterminator*',
  kitchen: 'kitchen, kitchens, kitchenette, cooking facilities, stove, cook in the room',
  shower: 'shower*, bathtub*, hot water, water heater*, geyser',
  earthquake: 'earthquake*, quake*, disaster~*, evacuat~*, tsunami~',
  floor: 'floor*, storey*, level, upstairs, downstairs',
  entrance: 'entrance*, gate, gates, door, doors',
  parking:
    'parking, park my car, car park*, parking lot, where to park, can i park, park, parked, valet, garage, parkin, leave the car, leave my car, somewhere to park, place to park',
  station:
    'station, stations, train station, metro station, mrt, lrt, skytrain, subway, nearest station, underground',
  one_way: 'one way, one way ticket, single journey, single ticket',
  round_trip:
    'round trip*, return ticket*, return trip*, return flight*, roundtrip*, there and back, return~',
  platform: 'platform number, which platform, train platform, boarding platform, track number, bus bay',
  commuter_pass:
    'monthly pass*, season pass*, commuter pass*, travel card*, transit card*, ez link, octopus card, travel pass*, rail pass*, suica~, pasmo~, icoca~, ezlink, tmoney, easycard, rabbit card, beep card',
  departure: 'depart*, leaves at, leave at, what time does it leave, set off',
  route: 'which line, bus line, which bus, itinerary map',
  last_service: 'last train, last bus, first train, first bus, last ferry, last departure, last service',
  missed_departure:
    'missed my flight, missed flight, miss my flight, missed my bus, missed the bus, missed my train, missed the train, miss the boat, missed my connection, missed connection',
  bus: 'bus, buses, bus stop, coach~, minibus, jeepney, buss, intercity',
  taxi: 'taxi*, cab, grab, gojek, uber, ride hailing, ride share, rideshare, lyft, go jek, gocar, grabcar, grabbike, indrive, bluebird, ola cab*, rapido, careem, didi chuxing, kakao taxi, xanh sm, bolt app, tuk tuk*, rickshaw*',
  shuttle:
    'shuttle*, airport transfer*, free transfer bus, pick up from airport, airport pickup, airport pick up, pick me up, hotel transfer, pickup service, transfer service, courtesy bus, pickup~, pick up~, pick us up, fetch us, collect us, car from the airport, car to the airport, from the airport, lift from the airport, drop us at the airport',
  airport: 'airport*, terminal*',
  train: 'train, trains, railway*, shinkansen',
  ship_boat: 'boat*, ferry, ferries, cruise*',
  wheelchair:
    'wheelchair*, disabled, disabilit*, accessible, barrier free, ramp, handicap*, step free, mobility, special access, pwd',
  lift: 'elevator*, escalator*, lift to floor, stairs, staircase*, steps up, is there a lift, is there an elevator, lift or stairs, any elevator',
  toilet: 'toilet*, restroom*, bathroom*, washroom*, wc, loo, ladies room, comfort room, cr',
  prayer_room: 'prayer room*, musholla, mosque*, surau, place to pray',
  smoking: 'smok*, cigarette*, vape*, vaping, vapes, e-cigarette, e-cigarettes, iqos, shisha, cigar*',
  wifi: 'wifi, wi fi, wireless internet',
  air_conditioning: 'air condition*, aircon, ac unit, air con',
  security: 'security guard*, cctv, security camera*',
  luggage:
    'luggage*, baggage, suitcase*, left luggage, luggage storage, store my bags, leave my bags, hold my bags, drop my bags, drop bags, leave bags, how heavy can my bag, trolley bag*',
  lost_found:
    'lost and found, lost property, left behind, lost item*, forgot my, left my, i left, forgot something, left something, forgot my bag, misplaced item*',
  queue:
    'queue*, waiting line, waiting time, wait time, walk in, line up, how long is the wait, wait in line, long wait, q number, walk ins, without appointment',
  crowd: 'crowd*, busy hours, quiet hours',
  capacity:
    'capacity, how many people, maximum people, seats how many, max people, how many persons, fit how many, max capacity, occupancy, how many guests',
  area: 'area, zone*, district*, region*, province*',

  // Booking and stay
  booking:
    'book a, booking~*, reserv*, to book, booked, rsvp, secure a spot, get a table, book online, agoda, traveloka, booking com, klook, trip com',
  change_booking:
    'change booking, reschedul*, change my reservation, change date, postpone*, move my booking, change my booking, move my appointment, change the date, different date, push back, reschedual, new date, change my flight, change flight, rebook*, change dates, bring forward, different time',
  cancel_booking:
    'cancel booking, cancel reservation, cancellation fee*, cancellation policy, cancel my booking, cancel my reservation, cancel my appointment, cant make it, cannot make it, cancel my room, cancel my flight',
  no_show:
    'no show*, did not show up, miss my appointment, missed appointment, dont show up, dont turn up, fail to show, didnt turn up, not show up, miss an appointment',
  confirm: 'confirm*, booking reference, reference number, confirmation email',
  check_in:
    'check in, checkin, checking in, arrive at the hotel, arrival time at hotel, check into, get into the room, get in the room, enter the room, get the room, get our room, room ready, get my room, get our keys, let us in',
  check_out:
    'check out, checkout, checking out, leave the room, vacate room, leave the hotel, out of the room, hand back the key*, give up the room',
  early_check_in: 'early check in, early checkin, arrive early, check in earlier',
  late_check_out: 'late check out, late checkout, check out later, extend checkout',
  room: 'room, rooms',
  room_type: 'room type*, deluxe, standard room, kind of rooms, single or double, connecting rooms',
  single_room: 'single room*, single bed*, single ac, single occupancy, room for one, single non ac',
  double_room: 'double room*, twin room*, double ac, double occupancy, double non ac, room for two',
  suite: 'suite*',
  family_room: 'family room*, quad room*, room for four, triple room*',
  bed: 'bed, beds, twin bed*, double bed*, king size',
  extra_bed: 'extra bed*, additional bed, baby cot, crib*, rollaway',
  guest: 'guest*, visitor*, extra person, additional guest*',
  stay: 'stay, staying, accommodation*, lodging, sleep over',
  hotel:
    'hotel*, guesthouse*, resort*, hostel*, homestay*, villa, villas, ryokan, inn, place to stay, bnb, motel',
  breakfast: 'breakfast*, morning meal, brekkie, brekky, breaky, brunch, bfast, morning buffet',
  lunch: 'lunch*',
  dinner: 'dinner*, supper, evening meal, set dinner',
  restaurant: 'restaurant*, cafe*, canteen*, eatery, food court',
  menu: 'menu, menus, dish, dishes, food list',
  food: 'food*, meal*, snack*, eat, eating, dishes on offer, cuisine, refreshments, pizza*, burger*, sushi, sandwich*, dim sum, dimsum, kebab*, hotpot, soup, salad',
  portion: 'portion*, serving size, servings, how big is, serves how many',
  topping: 'topping*, side dish*, condiment*, sauce*, gravy',
  dessert: 'dessert*, ice cream*, pudding*, chocolate*, gelato',
  milk: 'milk*, dairy, cheese, yogurt*, oat milk, soy milk, butter',
  egg: 'egg, eggs, eggless',
  drink:
    'drink*, beverage*, juice*, smoothie*, soda, sodas, soft drink*, coke, bubble tea*, boba, milk tea*, pepsi, coca cola, cola',
  coffee: 'coffee*, tea, latte, cappuccino*, espresso*, americano*, mocha, matcha',
  alcohol: 'alcohol*, beer*, wine*, liquor, booze, liqour, bring my own wine, byo, byob, soju, whisky, vodka',
  halal: 'halal, no pork, pork free',
  pork: 'pork, lard, bacon, char siu, samgyeopsal',
  beef: 'beef, wagyu, ribeye, bulgogi',
  chicken_meat: 'chicken, nugget*, chicken wing*',
  fish: 'fish, seafood, shrimp, prawn*, salmon, sashimi, tuna, crab, shellfish~',
  vegetarian: 'vegetarian*, vegan*, meatless, plant based, jain food, veg, veggie*, no meat, meat free',
  allergy:
    'allerg*, intolerance, gluten, lactose, nut free, peanut*, alergy, celiac, coeliac, nuts, almond*, cashew*, sesame, wheat, shellfish~',
  spicy: 'spicy, chili, chilli, spice level, hot and spicy, spiciness',
  sweet: 'sweet, sugar, less sugar, sugar free',
  rice: 'rice, fried rice, biryani, nasi lemak',
  noodle: 'noodle*, ramen, pho, udon, spaghetti, pasta, indomie',
  cake: 'cake*, pastr*, bread, bakery, croissant*, donut*, doughnut*, cupcake*',
  fruit: 'fruit*, vegetable*, durian*, mango, banana*, mangosteen*, pineapple*, watermelon*, strawberr*',
  takeaway:
    'takeaway, take away, takeout, to go, dine in or take, take out, carry out, carryout, parcel food',
  last_order: 'last order*, kitchen close*, last call, order until what time, order cut off',
  dine_in: 'dine in, eat in, table for',
  private_room: 'private room*, private dining, vip room, separate room, private space',
  catering: 'catering, banquet*, lunch box*, bento',
  buffet: 'buffet*, all you can eat',
  pool: 'pool, swimming pool*, swim, swimming, swiming, pools, jacuzzi',
  gym: 'gym*, fitness, workout*',
  personal_trainer: 'personal trainer*, private trainer*, personal training, pt session*, gym coach, coach~',
  freeze_membership:
    'freeze membership, freeze my membership, pause membership, pause my membership, put membership on hold, membership hold, suspend my membership, freeze~, suspend~',
  equipment:
    'equipment*, treadmill*, dumbbell*, projector*, whiteboard*, flipchart*, flip chart*, monitor~*, barbell*, kettlebell*, bench press, rowing machine*, exercise bike*',
  spa: 'spa, massage*, sauna~, onsen, hot spring*',
  sauna: 'sauna~*, steam room*, steam bath*, steam',
  karaoke: 'karaoke*, sing along',
  nightlife: 'pub, pubs, night club*, nightclub*, cocktail*, live music, bar open',
  salon: 'salon*, haircut*, hairdress*, barber*, manicure*',
  laundry:
    'laundry, dry clean*, wash clothes, washing clothes, wash my clothes, clothes washed, washing machine~*, wash my shirt*, wash our clothes, ironed',
  towel: 'towel*, toiletries, amenities, toothbrush*, hairdryer*, hair dryer*',
  view: 'sea view, view, balcony',
  beach: 'beach*, sea, ocean, snorkel*, diving',
  pets: 'pet, pets, dog, dogs, cat, cats, bring my dog, pet friendly, puppy, puppies, kitten*, furry, pooch, doggy, bring my cat, pets allowed, rabbit*, bunny, bunnies, hamster*, guinea pig*, bird, birds, parrot*, lovebird*, turtle*, hedgehog*, goldfish, fish tank*, poodle*, corgi*, husky, huskies, labrador*, golden retriever*, shih tzu*, shihtzu*, chihuahua*, pomeranian*, pug, pugs, bulldog*, beagle*, dachshund*, german shepherd*, rottweiler*, pitbull*, pit bull*, shiba inu*, persian cat*, maine coon*, ragdoll*',
  party_event: 'party, parties, event, events, birthday*, celebration*',
  playground: 'playground*, play area*, kids club*, kids zone, ball pit',
  babysitter: 'babysit*, nanny, nannies, baby sit*',
  temple: 'temple*, church*, shrine*, pagoda*, monaster*',
  room_service: 'room service, in room dining, food to my room, order to the room, minibar*',
  kettle: 'kettle*, tea set, coffee maker, hot water pot',
  wake_up_call: 'wake up call*, wakeup call*, morning call*, wake me up',
  curfew: 'curfew*, lock the door at night, gate close*, come back late, door locked at night, lights out',
  wedding: 'wedding*, bride, marriage party',
  honeymoon: 'honeymoon*, newlywed*, romantic decoration, anniversary',
  meeting_room: 'meeting room*, conference room*, hall rental, function room, ballroom',
  rent: 'rent, rental*, renting, hire, lease*, for rent, borrow a, monthly rent',
  subletting: 'sublet*, subleas*, rent it out, rent out to someone, airbnb',
  furnished: 'furnished, fully furnished, unfurnished, comes with furniture',
  tour: 'tour, tours, day trip*, excursion*, itinerar*, sightseeing, day tour, city tour, travel*, trip, trips, journey*, going away',
  pilgrimage: 'hajj, umrah, pilgrimage*, haj',
  guide: 'tour guide*, guided',
  ticket: 'ticket*, admission~, entrance ticket*, entry fee, tix, entry, entrance fee*',
  seat: 'seat, seats, seat selection, window seat, aisle seat, choose my seat, legroom, sit together',
  flight: 'flight*, airline*, fly, flying, plane, planes, air ticket*, airplane*, airfare*',
  boarding: 'boarding~*, boarding pass*, gate closes',
  special_meal:
    'special meal*, vegetarian meal on, diabetic meal, baby meal, meal request, kosher, inflight meal*, meal on board, plane food',
  online_check_in:
    'online check in, web check in, mobile check in, self check in, check in online, kiosk check in',
  lounge: 'lounge*, priority pass',
  unaccompanied_minor:
    'unaccompanied minor*, child flying alone, child travelling alone, child traveling alone, kid flying alone',
  child_seat:
    'child seat*, car seat*, booster seat*, baby seat*, high chair*, highchair*, stroller*, pram, prams, pushchair*',
  carry_on:
    'carry on, cabin bag*, hand luggage, cabin baggage, hand carry, cabin luggage, bag on board, bring on the plane, bring on board, take on board, into the cabin, hand baggage',
  checked_baggage:
    'checked bag*, check in baggage, baggage allowance, excess baggage, extra baggage, checked luggage, hold luggage, check a bag, extra bag, overweight bag*, luggage allowance, extra luggage, how many bags, baggage limit, suitcase weight',
  transit: 'transit, layover*, stopover*, connecting flight*, transfer between, change planes, stop over',
  flight_delay:
    'flight delay*, flight cancelled, flight canceled, delayed flight*, flight late, flight is late, my flight was cancelled, flight was delayed, flight got cancelled',
  name_change:
    'name change, wrong name, name correction, misspelled name, change name, spelled wrong, spelling of my name, typo in my name, name is wrong, misspelt, correct my name, change the name, surname, maiden name, swap the name, change the name on, wrong name on, misspelled my name, name is misspelled',
  travel_document:
    'travel document*, entry requirement*, documents to travel, papers to travel, what documents to fly',
  passport: 'passport*',
  visa: 'visa application*, visa on arrival, e visa, visas, tourist visa, evisa, tourist visas, visa free, visa requirement*',
  embassy: 'embass*, consulate*, consular',
  overstay: 'overstay*, stay past my visa, visa has expired',
  fingerprint: 'fingerprint*, biometric*, thumb print, face scan, facial recognition',
  proof_of_funds:
    'proof of funds, proof of income, income proof, payslip*, pay slip*, salary slip*, income statement, financial proof',
  vaccination_certificate: 'vaccination certificate*, vaccine certificate*',
  upgrade: 'upgrad*',
  extend:
    'extend*, extension~*, longer stay, renew booking, stay longer, prolong*, stay another night, more time, extra night, keep it longer',
  waiting_list: 'waiting list*, waitlist*, standby, wait list, notify me when',
  group: 'group*, group booking, team booking, tour group, party of, group discount*',
  single_person: 'alone, one person, solo, single person',
  early_bird: 'early bird*, advance booking discount',

  // Account and app
  account: 'account~, accounts, my account, acc, acct, my profile account, acount',
  register:
    'sign up, signup, register*, registration*, create account, enrol*, enroll*, become a member, create an account, open account online, make an account, new member, sign me up, registr',
  log_in:
    'log in, login, sign in, signin, logging in, cannot log in, access my account, log into, logging, get into my account, signing in',
  log_out: 'log out, logout, sign out',
  password: 'password*, passcode*, pass word, passwrd, pasword',
  forgot_password:
    'forgot password, forgot my password, reset password, password reset, lost password, forgotten password, dont remember my password, change my password, change password, cant remember password, forget password, new password, reset my password, forgot pass, recover password',
  username: 'username*, user name, user id, login id',
  otp: 'otp, verification code*, one time code*, one time password*, sms code*, security code*, verification sms, code not received, no code, code didnt arrive, didnt get the code, code by sms, verification number, never got the code, code didnt come, code hasnt come, code not coming, code doesnt come',
  two_factor: 'two factor, 2fa, authenticator*, two step verification',
  verify_identity:
    'verif*, kyc, identity verification, prove identity, verify my account, identity check, id verification',
  profile: 'profile*, personal information, personal details',
  change_number:
    'change phone number, new phone number, update number, change number, change my number, changed my number, new number, lost my old number, change mobile number, update my phone, different phone number',
  change_email:
    'change email, update email, new email address, change my email, update my email, different email',
  delete_account:
    'delete account, delete my account, close account, close my account, deactivat*, remove account, remove my account, erase my account, shut my account, cancel my account, permanently delete, deleting my account',
  block_account:
    'account blocked, account locked, blocked, locked out, suspended, frozen account, banned, account suspended, locked my account, locked account, my account is locked, cant access my account, account disabled, restricted account, freeze~, suspend~',
  unblock: 'unblock*, unlock*, reactivat*',
  hacked:
    'hack*, compromised, stolen account, someone used my account, someone logged in, someone else is using, account stolen, broke into my account',
  scam: 'scam*, fraud*, phishing, swindl*, fake call, fake website, suspicious, is this real, legit, fake sms, fake message, impersonat*, asking for the code, asking for my otp, asking for my pin, asked for the code',
  privacy: 'privacy, personal data, data protection, gdpr, my data, personal info, share my information',
  app: 'app, apps, mobile application, mobile app, application on my phone, playstore, play store, app store, appstore',
  download: 'download*',
  update_app: 'update the app, app update*, latest version, new version, updat*',
  website: 'website*, web site, webpage, site, homepage, online shop',
  online:
    'online, on the internet, via web, shopee, lazada, tokopedia, flipkart, amazon, taobao, aliexpress, rakuten, coupang, tiktok shop',
  error:
    'error*, bug, bugs, crash*, glitch*, something went wrong, not loading, wont load, wont open, not opening, freezes, frozen screen, black screen, stuck',
  slow: 'slow, lag, lags, laggy, lagging, lagged, slow loading, buffering, sluggish, takes ages, loads slowly, slow internet, keeps dropping, keep dropping, drops all the time',
  notification: 'notification*, alert, alerts, reminder*, push, stop emails',
  language_setting:
    'language*, change language, in english, speak english, speaks english, english speaking, speak chinese, speak japanese, do you speak, speak my language',
  setting: 'setting*, preference*, configur*',
  activate: 'activat*, turn on, enable*, switch on',
  turn_off: 'turn off, disable*, switch off, opt out',
  subscribe: 'subscrib*, subscription*',
  unsubscribe:
    'unsubscrib*, stop subscription, cancel subscription, stop auto renewal, stop getting emails, stop sending me, cancel my subscription, stop my subscription, end my subscription, stop the subscription',
  auto_renewal:
    'auto renew*, automatic renewal, renews automatically, recurring, renew automatically, keep charging me, charges every month, charged every month',
  renew: 'renew, renewal*, renewing, extension~*',
  trial: 'free trial*, trial period, trial, try for free, try it, test it, try out, taster',
  day_pass:
    'day pass*, daily pass*, single entry, one day only, drop in, per visit, single visit, one time entry, walk in pass',
  plan: 'plan, plans, package plan, tier*, package~, packages~',
  change_plan:
    'change plan, switch plan, change my package, upgrade plan, downgrade*, upgrade my plan, downgrade my plan, move to another plan, change my plan, switch to another plan, change package, bigger plan',
  limit: 'limit*, maximum, max, quota, quotas, cap, capped, how much can i, allowance',
  minimum: 'minimum, at least, min',
  api: 'api, integration*, developer*',
  feature: 'feature*, function, functions',
  backup: 'backup*, back up, restore data, recovery',
  data_recovery:
    'data recovery, recover data, recover my photo*, get my photos back, recover deleted, recover file*, lost data, get my data back',
  device: 'device*, gadget*, playstation*, ps4, ps5, xbox*, nintendo, game console*, drone*',
  screen: 'screen, screens, display, lcd, touchscreen*, cracked glass',
  overheat: 'overheat*, gets hot, too hot, heats up, burning smell',
  sound: 'sound, speaker, speakers, volume, microphone*, mic, audio',
  not_charging: 'not charging, wont charge, does not charge, charging port*, charging problem, doesnt charge',
  no_power:
    'wont turn on, does not turn on, will not turn on, doesnt turn on, no power, dead phone, completely dead, cannot switch on, not turning on',
  memory_full:
    'memory full, storage full, out of space, not enough storage, hard drive*, hard disk*, ssd, memory card*',
  multiple_devices: 'multiple devices, two phones, another device, how many devices',
  link: 'link, links, url',
  upload: 'upload*, attach*',
  file: 'file, files, pdf, document upload',
  photo: 'photo*, picture*, image*, selfie*',
  video: 'video*, clip',
  screenshot: 'screenshot*, screen capture',
  rating: 'rating*, star rating',
  review: 'review*, feedback, testimonial*',
  report: 'report~*, report abuse',
  seller: 'seller*, merchant*, vendor*, shop owner',
  open_shop: 'open a shop, become a seller, sell on, start selling, seller registration',
  commission: 'commission*, seller fee, platform fee',
  withdraw_earnings:
    'withdraw earnings, seller balance, withdraw balance, get paid as seller, when do i get paid, when do you pay sellers, withdraw~*, withdrawal~, payout~*',
  buyer_protection: 'buyer protection, escrow, protected purchase',
  dispute: 'dispute*, open a case, mediation',
  affiliate: 'affiliate*, referral*, refer a friend, invite a friend, invite friend*',
  livestream: 'live stream*, livestream*, live selling',

  // Contact and service
  contact:
    'contact*, get in touch, reach you, reach us, get hold of, reach out, speak with, talk to you, how can i reach, contct',
  phone_number:
    'phone number*, telephone*, hotline*, call center, call centre, call you, phone us, tel, your number, number to call, ph no, landline, phone no, ring you, by phone, call us, call in, contact number',
  email: 'email*, e mail*, mail address, mail id, write to you, send an email, mail you, email id',
  whatsapp: 'whatsapp, wa number, wa',
  line_chat:
    'line account, line id, line official, zalo, kakaotalk, wechat, telegram, viber, messenger, line oa, discord',
  social_media: 'social media, instagram, facebook, tiktok, youtube, twitter, fb, ig, linkedin, xiaohongshu',
  chat: 'chat, live chat, chatbot',
  customer_service:
    'customer service, customer support, customer care, help desk, helpdesk, support team, helpline, support desk, support agent',
  help: 'help, assistance, support',
  staff: 'staff, employee*, personnel, officer*, workers, team members',
  manager: 'manager*, supervisor*, boss',
  reply_time: 'response time*, how fast do you reply, reply within, waiting for reply',
  emergency: 'emergenc*, urgent*, asap, after hours, life threatening, sos',
  evacuation: 'evacuat~*, flood shelter, shelter, evacuation cent*, disaster~, tsunami~, flood~*',
  appointment:
    'appointment*, make an appointment, appt, slot with, see the doctor, see a doctor, book a doctor, apointment, get seen, consultation slot, walk in without booking, take walk ins, booking~*',
  visit: 'visit, visits, visiting, come by, drop by, come in, drop in at, stop by, come over, pay a visit',
  house_call:
    'home visit*, house call*, home service*, come to my house, on site service, come to my home, doctor at home, come to our house, on-site',
  technician:
    'technician*, engineer*, service man, repair person, plumber*, mechanic*, electrician*, handyman, repairman',
  consultation: 'consult*, advice, advise, talk to an expert, speak to a specialist',
  free_consultation: 'free consultation*, free check*',
  partnership: 'partnership*, cooperation, collaborat*, business partner*',
  franchise: 'franchise*',
  job: 'job, jobs, vacanc*, career*, hiring, recruit*, work with us, work for you, apply for a job, openings, cv, resume, employment',
  internship: 'intern, interns, internship*, apprenticeship*',
  interview: 'interview*',
  press: 'press, media inquiry, journalist*',
  company: 'company, firm, corporate*, about us, business',
  owner: 'owner*, founder*, ceo',
  history: 'history, founded, established, since when',
  policy: 'policy, policies, rule, rules, regulation*',
  terms:
    'terms, terms and conditions, condition, conditions, requirement, fine print, small print, t and c, tnc',
  contract: 'contract*, agreement*, tie in',
  consent: 'consent*, permission*, allowed, permit me',
  forbidden:
    'forbidden, prohibited, not allowed, banned items, must not, am i allowed, not permitted, disallowed, prohibit*',
  necessary:
    'must, required, mandatory, compulsory, necessary, need to bring, do i need, do i have to, have to, obligatory',
  bring: 'bring, bringing, take along, take with me, carry with me',
  process:
    'process*, procedure*, steps, how does it work, step by step, how long does the process, formalities, what happens next',
  apply: 'apply, applying, applicat*, submit*, how to apply, aply, file for',
  form: 'form, forms, fill in, fill out, application form*, paperwork form',
  document: 'document*, paperwork, papers, required documents, docs, doc',
  id_card:
    'id card*, identity card*, identification, ktp, aadhaar, nric, national id, photo id, id proof, national identity, identity document*, ic, proof of identity, id, lost my id, stolen id, replace id, aadhar, mykad, emirates id, iqama, ektp, philsys, voter id',
  copy: 'copy, copies, photocop*, duplicate copy',
  certificate: 'certificate*',
  license: 'licence*, license*, permit',
  stamp: 'stamp*, seal, legaliz~*, notari~*',
  notary: 'notary*, notari~*, attest*, legalis*, legaliz~*, affidavit*, apostille*',
  translation: 'translat*, interpreter*',
  photo_size: 'passport photo*, id photo*',
  power_of_attorney:
    'power of attorney, on behalf of, authorized person, authorised person, proxy, someone else collect, someone else, on my behalf, authorise, authorize, authorisation letter, authorization letter, my friend collect, in my place, representative*',
  status:
    'status, progress, in process, pending, status of my application, under review, whats happening with',
  approved: 'approve*, approval*, accepted, accepted my application',
  rejected:
    'reject*, refused, denied, turned down, declined, turned me down, application refused, not approved, unsuccessful application',
  result: 'result*, outcome*, findings, report~*',
  appeal: 'appeal*, objection*, object to, reconsider*, contest the decision, review the decision',
  problem: 'problem*, trouble*, issue, issues, something wrong, whats wrong, difficulty, difficulties',
  question: 'question*, faq, ask, inquiry, enquir*',
  information: 'information, info, details',
  example: 'example*, template*',
  benefit: 'benefit*, advantage*, perks, privilege*, what do i get, entitlement*, perk',
  eligible:
    'eligib*, qualify, who can, entitled, who is eligible, can i apply, who qualifies, who is allowed',
  foreigner:
    'foreigner*, foreign national*, expat*, non resident*, tourist*, non citizen*, from abroad, foreign passport, foreign, not a citizen',
  student: 'student*, pupil*, undergraduate*, student discount, student id',
  teacher: 'teacher*, lecturer*, tutor, tutors, tutoring, instructor*, professor*',
  volunteer: 'volunteer*',
  survey: 'survey*, questionnaire*',
  contest: 'contest*, competition*, lucky draw, giveaway*, lottery, prize*',
  newsletter: 'newsletter*, mailing list',

  // Health
  doctor: 'doctor*, physician*, dr, gp, doc available, medic, consultant doctor',
  specialist: 'specialist*',
  nurse: 'nurse*, midwife',
  hospital: 'hospital, hospitals, ward',
  clinic: 'clinic*, polyclinic*, medical center, surgery hours, health centre, health center, health post',
  pharmacy: 'pharmac*, drugstore*, chemist',
  medicine:
    'medicine*, medication*, drug, drugs, pill, pills, meds, tablets, capsule*, medecine, paracetamol, panadol, tylenol, ibuprofen, advil, aspirin, crocin, biogesic, bioflu, amoxicillin, cetirizine, antihistamine*, metformin, antacid*, eye drops, nasal spray*, ointment*, cough syrup*, vitamin, vitamins, supplement*, strepsils, betadine, melatonin, sleeping pill*, antidepressant*',
  prescription: 'prescription*, prescribed, refill*, rx',
  dose: 'dose*, dosage*, how many times a day, before or after food, after meals, before meals, with food',
  contraception: 'contracept*, birth control, iud, morning after',
  nutrition: 'nutrition*, calorie*, kcal, protein, dietitian*, dietician*',
  weight_loss:
    'weight loss, lose weight, slimming, obes*, diet program*, diet, dieting, overweight, ozempic, semaglutide, mounjaro',
  quit_smoking: 'quit smoking, stop smoking, smoking cessation, nicotine patch*',
  side_effect: 'side effect*',
  symptom:
    'symptom*, feel sick, unwell, feeling sick, not feeling well, i am sick, sick, feel ill, under the weather',
  fever: 'fever*, high temperature, febrile, burning up, temp',
  cough: 'cough*, cold, flu, influenza, sore throat, runny nose~, sore throats, throat, sneezing~, congest*',
  hay_fever: 'hay fever, pollen*, runny nose~, sneezing~, blocked nose, sinus*, rhinitis',
  pain: 'pain, pains, painful, painkiller*, ache, hurts, hurt, hurting, aching',
  headache: 'headache*, migraine*',
  dizziness: 'dizzy, dizziness, vertigo, lightheaded, feel faint, fainted',
  stomach:
    'stomach*, diarrhea, diarrhoea, vomit*, nausea, tummy*, belly, food poisoning, throw up, threw up, throwing up, loose motion*, constipat*',
  endoscopy: 'endoscop*, gastroscop*, colonoscop*, camera test',
  injury:
    'injur*, wound*, fracture*, accident*, hurt myself, cut myself, stitches, burn, burned, broken arm, broken leg',
  skin: 'skin, acne, rash, dermatolog*',
  hair_loss:
    'hair loss, losing hair, losing my hair, going bald, baldness, hair fall, hair thinning, minoxidil, hair transplant*',
  mole_removal: 'mole, moles, mole removal, wart, warts, skin tag*',
  laser: 'laser*, laser session*, laser hair removal, ipl',
  shingles: 'shingles, herpes zoster, zoster',
  eye: 'eye, eyes, eye exam*, ophthalmolog*, optometrist*, eyesight',
  contact_lens: 'contact lens*, contacts lens, contact lenses',
  ear: 'ear, ears, ent, hearing',
  hearing: 'hearing test*, hearing aid*, hard of hearing, cant hear well, tinnitus, deaf',
  heart: 'heart, cardiolog*, blood pressure, hypertension',
  diabetes: 'diabet*, blood sugar, insulin',
  cancer: 'cancer*, tumor*, tumour*',
  gynaecology:
    'gynaecolog*, gynecolog*, obgyn, ob gyn, pap smear*, menstrua*, womens clinic, period pain, pap test*, gynae',
  bone: 'bone, bones, orthop*, joint pain, knee*, back pain, spine, sprain*, shoulder pain',
  kidney: 'kidney*, urolog*, urine~, urinary, dialysis, prostate',
  hepatitis: 'hepatitis*, hep b, liver, jaundice',
  breathing: 'breath*, asthma*, lung, lungs, pneumonia, tuberculosis, inhaler*',
  infection:
    'infect*, contagious, bacteria*, antibiotic*, dengue, malaria, measles~, mumps~, rubella~, chickenpox~, chicken pox~, typhoid~, hand foot mouth, scabies',
  bleeding: 'bleed*, blood in, nosebleed*',
  animal_bite: 'dog bite*, cat bite*, bitten*, animal bite*, snake bite*, insect bite*, scratched by',
  pregnancy_check:
    'prenatal*, antenatal*, ultrasound pregnancy, pregnancy check*, obstetric*, pregnancy test*, nipt',
  infertility: 'infertil*, ivf, fertility, trying for a baby, egg freezing',
  birth: 'birth, childbirth, deliver baby, giving birth, labour ward, delivery~',
  vaccine:
    'vaccin*, immuniz*, immunis*, jab, booster, jabs, injection*, inoculat*, vax, vaxx, vacc, hpv, mmr, bcg, polio, pneumococcal, meningitis, yellow fever, japanese encephalitis, measles~, mumps~, rubella~, chickenpox~, chicken pox~, typhoid~',
  rabies: 'rabies',
  tetanus: 'tetanus, lockjaw, stepped on a nail',
  flu_shot: 'flu shot*, flu vaccine*, flu jab',
  blood_test:
    'blood test*, lab test~, blood sample*, laboratory, blood work, bloods, take blood, draw blood, hba1c, cholesterol, lipid profile, cbc, liver function, tsh, hemoglobin, creatinine, uric acid, hiv test*, dengue test',
  urine_test: 'urine test*, urine~, pee sample*, urine sample*, stool test*, stool sample*',
  check_up:
    'check up, checkup*, medical check*, health check*, health screening, physical exam*, health package*, full body check*, medical exam*, medicals, routine check, ecg, treadmill test, stress test',
  xray: 'x ray*, xray*, ct scan*, mri, scan, cat scan*, mammogram*, bone density',
  ultrasound: 'ultrasound*, usg, sonograph*, echocardiogram*, doppler, 4d scan, baby scan',
  surgery: 'surger*, operation room, surgical*',
  eye_surgery: 'lasik, cataract*, eye surgery, laser eye, glaucoma',
  cosmetic_surgery:
    'cosmetic surger*, plastic surger*, botox, filler, fillers, facelift*, laser treatment*, laser hair, aesthetic*',
  admission_hospital: 'hospitaliz*, hospitalis*, inpatient*, admitted, overnight stay hospital, admission~',
  outpatient: 'outpatient*',
  emergency_room:
    'emergency room, er, emergency department, igd, casualty, a and e, accident and emergency, urgent care, er open',
  ambulance: 'ambulance*',
  dentist: 'dentist*, dental, tooth, teeth, toothache, tooth hurts, tooth ache, dental clinic',
  teeth_cleaning:
    'teeth cleaning, scaling, tartar, dental cleaning, clean my teeth, polish teeth, dental hygien*',
  filling: 'filling, fillings, cavity, cavities, root canal',
  braces: 'braces, orthodont*, aligner*, straighten teeth, invisalign, crooked teeth, retainer*',
  tooth_extraction:
    'tooth extraction, pull tooth, wisdom tooth, extract*, tooth out, tooth pulled, remove tooth, remove a tooth, take out a tooth',
  whitening: 'whiten*, bleaching',
  dental_implant:
    'dental implant*, implant, implants, denture*, false teeth, dental crown*, dental bridge*, veneer*',
  therapy: 'therap*, physiotherap*, rehabilitation',
  traditional_medicine:
    'acupuncture, herbal medicine, traditional medicine, cupping, chinese medicine, ayurved*, moxibustion',
  mental_health:
    'mental health, psycholog*, psychiatr*, depress*, counselling, counseling, anxiety, stress*, panic attack*, insomnia, therapist for depression',
  telemedicine: 'telemedicine, online consultation, video consultation, teleconsult*',
  medical_record: 'medical record*, patient record*, health record*',
  referral_letter: 'referral letter*, letter of referral',
  sick_note: 'sick note*, medical certificate*, sick leave letter, doctors note',
  health_insurance:
    'health insurance, bpjs, medical insurance, national health, insurance card, medicare, health cover, mediclaim, philhealth, medical cover',
  visiting_hours:
    'visiting hours, visit a patient, visitors allowed, visit someone, see my relative, visiting time*, visit my mother in hospital',
  fasting:
    'fasting, fast before, empty stomach, eat before, not eat before, eat anything before, drink before the test',
  test_covid: 'covid*, corona*, pcr, antigen*, swab',
  pediatric: 'pediatric*, paediatric*, childrens doctor',
  veterinarian: 'vet, vets, veterinar*, animal doctor, animal hospital',
  neuter: 'neuter*, spay*, sterilis*, steriliz*',
  mask: 'mask, masks, face mask*',

  // Banking and insurance
  bank: 'bank, banks, banking',
  bank_account: 'bank account*, savings account*, current account*, account~',
  open_account:
    'open bank account, open account, opening an account, new account, start an account, make a bank account, set up an account, opening account, open an account',
  savings: 'saving, savings, save up, savings plan, put aside money',
  time_deposit: 'time deposit*, fixed deposit*, term deposit*, deposito',
  loan: 'loan*, credit facility, borrow*, lend*, need money, lone, cash loan',
  mortgage: 'mortgage*, home loan*, housing loan*, kpr',
  refinance: 'refinanc*, balance transfer*, move my loan, switch my loan, loan takeover',
  car_loan: 'car loan*, auto loan*, vehicle loan*',
  collateral: 'collateral*, pledge*, guarantor*',
  repay:
    'repay*, pay off, settle loan, early repayment, early settlement, pay back, clear my loan, pay it off early, prepay loan, pay the loan, close my loan, loan payment',
  atm: 'atm, atms, cash machine*',
  withdraw:
    'withdraw~*, take out cash, cash withdrawal*, take money out, take out money, get cash, cash out, get my money out, withdrawal~',
  cash_advance: 'cash advance*, withdraw from credit card, cash from credit card',
  deposit_cash: 'deposit cash, cash deposit*, put money in, deposit~*',
  top_up: 'top up, topup, reload*, recharge*',
  transfer_fee: 'transfer fee*, transfer charge*, remittance fee*',
  transfer_limit: 'transfer limit*, daily limit*, transaction limit*',
  internet_banking: 'internet banking, online banking, mobile banking, m banking, netbanking',
  card_lost:
    'lost card, card lost, stolen card, lost my card, card stolen, lost my atm card, cant find my card, my card is gone, dropped my card, card missing, card was stolen',
  block_card:
    'block card, block my card, freeze card, stop card, report lost card, cancel my card, block it, freeze my card, stop my card, hotlist, deactivate my card, lock my card',
  new_card:
    'new card, replace card, replacement card, card replacement, renew card, another card, reissue card, card expired, my card expired, get a new card, debit card replacement',
  pin: 'pin, pin number, forgot pin, change pin, forgot my pin, atm pin, change my pin',
  card_swallowed:
    'card swallowed, card stuck, atm took my card, card retained, machine ate my card, card got eaten, atm ate, swallowed my card, kept my card',
  annual_fee: 'annual fee*, yearly fee, card fee, yearly charge, card annual, membership fee yearly',
  credit_limit: 'credit limit*, raise limit, increase limit',
  cheque: 'cheque*, checkbook, chequebook, check book, checks, bounced check, deposit a check',
  passbook: 'passbook*, bank book',
  statement: 'bank statement*, account statement*, statement, account history, monthly statement*',
  foreign_exchange: 'money changer*, change money, buy dollars, foreign exchange, exchange~',
  gold_price: 'gold price*, buy gold, gold savings',
  investment: 'invest, invests, invested, investing, investment*, investor*, mutual fund*, stocks, bonds',
  retirement: 'retire*, pension*',
  transaction: 'transaction*',
  pending_transaction:
    'pending transaction*, transaction failed, transfer failed, money deducted, transfer not received, money not received, transfer pending, not credited, hasnt arrived in the account, money was deducted, debited but, transfer stuck, still pending transfer',
  wrong_transfer:
    'wrong transfer, transferred to wrong account, sent to wrong account, wrong account number, sent money to the wrong, transferred to the wrong, wrong person, sent to the wrong',
  account_number: 'account number*',
  swift_code: 'swift*, bic, iban, bank code',
  minimum_balance: 'minimum balance*, minimum deposit',
  dormant: 'dormant*, inactive account*',
  joint_account: 'joint account*',
  inheritance:
    'inherit*, heir*, death of account holder, deceased, passed away, account holder died, died, death of, late father, dad died, mum died, mom died, husband died, wife died',
  premium:
    'insurance premium*, premium payment, premiums, insurance payment, insurance cost, insurance price',
  beneficiary: 'beneficiar*',
  insurance_cover:
    'insurance cover*, what is covered, covered by, sum insured, policy cover*, cover for, does it cover, exclusion*, not covered, am i covered, is it covered, covered abroad',
  deductible:
    'deductible*, own share, co pay, excess amount, own pocket, policy excess, self pay part, out of pocket~, copay~*',
  waiting_period:
    'waiting period*, cooling period, after how many days am i covered, when does cover start, when am i covered',
  life_insurance: 'life insurance, life cover, life policy, life assurance',
  travel_insurance: 'travel insurance*, trip insurance*, overseas insurance, travel cover',
  roadside_assistance:
    'roadside*, towing, tow truck*, tow my car, breakdown service, flat battery, jump start*, broke down on the road',
  road_accident:
    'car accident*, traffic accident*, road accident*, collision*, car crash, hit my car, fender bender',

  // Telecom and utilities
  internet: 'internet, broadband, fiber, fibre, home internet, wifi at home, home wifi, broadbnd, starlink',
  mobile_data:
    'data package*, mobile data, data plan*, gigabyte*, gb, data pack*, data bundle*, internet package*, megabytes, gigs, mb',
  speed: 'speed*, mbps, gbps, bandwidth',
  unlimited: 'unlimited',
  sim_card: 'sim, sims, sim card*, simcard*, new line, chip card, sim-only',
  esim: 'esim, e sim',
  tourist_sim: 'tourist sim, travel sim, prepaid tourist',
  prepaid: 'prepaid, pay as you go',
  postpaid: 'postpaid, monthly billed',
  airtime: 'airtime, call credit, load, pulsa, phone credit',
  call_minutes: 'call minutes, voice call*, talk time, free calls',
  caller_tune: 'caller tune*, ringback*, hello tune*, caller ring',
  call_forwarding: 'call forward*, divert call*, forward my call*, call divert*, voicemail*, voice mail*',
  sms: 'sms, text message*',
  sim_registration:
    'sim registration, register my sim, register sim, register my number, prepaid registration',
  spam_call:
    'spam*, block a number, block number*, unknown caller*, nuisance call*, telemarket*, do not disturb, dnd',
  roaming: 'roam*, use abroad, use my phone abroad, phone overseas, use overseas, while abroad',
  keep_number:
    'keep number, keep my number, number portability, port my number, mnp, switch operator, same number, retain my number, transfer my number, port in, switch provider, port number, porting, keep my old number, take my number with me, keep the same number',
  signal:
    'signal*, no signal, reception bars, bars, no service, no network, poor reception, bad reception, dead zone',
  network: 'network*, 4g, 5g, lte',
  outage:
    'outage*, no internet, internet down, disconnected, service down, no connection, offline, internet not working, wifi not working, no wifi, cant connect, keeps disconnecting, internet is down, connection drops, is it down, connection problem*, unable to connect',
  router: 'router*, modem*, wifi box, wifi router, red light, blinking light, los light',
  restart: 'restart*, reboot*, power off and on',
  apn: 'apn, access point',
  check_balance: 'check balance, check my balance, check quota, remaining data, check remaining, data left',
  hotspot: 'hotspot*, tether*',
  puk: 'puk',
  unlock_phone: 'unlock phone*, sim lock*, locked to network, network unlock, unlock code, carrier lock',
  lost_sim: 'lost sim, replace sim, sim replacement, new sim same number',
  coverage: 'coverage*',
  relocate:
    'move house, moving house, relocat*, moving home, move to a new house, moving to a new address, new home, transfer my line, changing address, moved flat, changed flat',
  line_install_fee: 'installation fee*, setup fee*, activation fee*',
  contract_period: 'contract period*, minimum contract, lock in, commitment period',
  early_termination:
    'early termination*, terminate contract, termination fee*, break contract, terminat*, leave early, end my contract, cancel my contract, get out of my contract, break my contract, cancel before',
  electricity:
    'electric*, power supply, kwh, power cut~, blackout~, power outage*, light bill, current bill, power is out, lights are out, power went out',
  power_cut:
    'power cut~*, blackout~*, power failure, generator*, power backup, no electricity, brownout*, load shedding, inverter',
  water: 'water, water bill, water supply',
  gas: 'gas cylinder, lpg, gas~, gasul, solane, shellane, elpiji',
  meter: 'meter reading*, meter, meters',
  garbage: 'garbage, trash, waste, rubbish, recycling, bins, throw away, dispose, disposal',
  tv_package:
    'tv channel*, tv package*, streaming, cable tv, netflix, disney plus, hotstar, hbo, prime video, set top box*, tv box, stb',

  // School and government
  school: 'school*, kindergarten*, preschool*, primary, elementary, nursery school, kinder',
  daycare: 'daycare*, day care, creche*, childcare center*, childcare centre*, child minding',
  retake: 'retake*, resit*, retest*, take the exam again, make up exam, failed the exam, remedial*',
  transfer_school:
    'transfer school*, change school*, school transfer*, transfer student*, move to another school',
  sibling: 'sibling*, brother*, sister*, second child',
  special_needs: 'special need*, learning disabilit*, autis*, dyslexi*, adhd, inclusive education',
  school_lunch: 'school lunch*, school meal*, lunch program*, canteen meal*',
  university: 'universit*, college*, campus*, faculty',
  course: 'course*, class, classes, lesson*, training*, workshop*',
  summer_camp: 'summer camp*, holiday camp*, day camp*, vacation program*, winter camp*',
  online_class: 'online class*, online course*, e learning, distance learning, zoom',
  tuition:
    'tuition*, school fee*, course fee*, fees for school, cost of the course, course price, class fee*, term fee*',
  scholarship: 'scholarship*, bursar*',
  school_admission:
    'enrolment, enrollment, school admission*, admissions, new student registration, intake, enroll my child, enrol my child, admission to, get into the school, sign up my kid, apply to the school, joining the school, admission~',
  entrance_exam: 'entrance exam*, placement test*, admission test*',
  exam: 'exam, exams, examination*, quiz, test date, exm, assessment*',
  grade: 'grade, grades, transcript*, report card*, marks, score*',
  level: 'beginner*, intermediate, advanced level, level test',
  curriculum: 'curricul*, syllabus*, subject, subjects',
  homework: 'homework, assignment*',
  uniform: 'uniform*',
  school_bus: 'school bus*, pickup bus, school transport',
  dormitory: 'dorm*, boarding house, student housing',
  library: 'librar*, borrow books',
  absence:
    'absen*, leave of absence, skip class, miss a class, sick child, cant come to class, my child is sick, not coming to school, stay home, call in sick, off school, keep him home, keep her home, off sick from school, kid is sick, child is ill, child is sick, off sick, day off school',
  makeup_class:
    'make up class, makeup lesson, replacement class, missed a class, missed class, catch up class, reschedule class',
  class_size: 'class size, students per class, how many students',
  graduation: 'graduat*, diploma*, degree*',
  trial_class: 'trial class*, trial lesson*, free lesson',
  term_semester:
    'semester*, term dates, academic year, school year, school holidays, first day of school, when does school start, school calendar, school begins, school starts',
  parent_meeting: 'parent teacher meeting*, parents meeting, pta, open house, open day',
  counselling: 'counsel*, school counselor*, mentor*, guidance office',
  sports: 'sport*, football, badminton~, tennis~, basketball, yoga~',
  golf: 'golf*, tennis court*, badminton~*, tennis~',
  group_exercise:
    'yoga~, zumba, pilates, group class*, aerobic*, spinning class*, dance class*, crossfit, hiit',
  club: 'extracurricular*, after school, club, clubs',
  music: 'music, piano, guitar, singing, violin*, ukulele*, drums, cello',
  government_office: 'government office*, town hall, city hall, district office, ward office, municipal*',
  driving_licence:
    'driving licence*, drivers license, driving license*, driving test, driver licence, drivers licence, license renewal, learners permit, learner licence',
  traffic_fine:
    'traffic fine*, traffic ticket*, speeding ticket*, parking ticket, parking fine, speed camera, red light camera',
  vehicle_registration: 'vehicle registration*, vehicle tax, road tax, number plate*',
  birth_certificate:
    'birth certificate*, birth registration, register a birth, newborn registration, register my baby, baby registration',
  death_certificate: 'death certificate*, death registration',
  marriage:
    'marriage*, marry, get married, marriage certificate*, register my marriage, wedding certificate, marriage registration',
  divorce: 'divorce*',
  residence:
    'residence*, resident*, move in notification, household register*, domicile, registered address, proof of address, household registration, moved here',
  public_housing:
    'public housing, council house, social housing, housing scheme*, low cost house, hdb, affordable housing',
  military_service: 'military service, conscription, draft notice, army service, conscript*',
  passport_renewal:
    'passport renewal*, renew passport, new passport, passport expired, renew my passport, apply for a passport, passport application, get a passport, make a passport',
  work_permit: 'work permit*, work visa*',
  business_permit: 'business permit*, business licence*, company registration, trade license',
  tax_number:
    'tax number*, taxpayer*, npwp, tin number*, tin no, tax id, tax return*, file my taxes, pay my taxes, tax filing, income tax',
  social_security: 'social security, social insurance, unemployment benefit*',
  child_benefit:
    'child benefit*, child allowance*, childcare allowance, allowance for children, money for my child, support for children',
  elderly_care:
    'elderly care, nursing home*, nursing care, caregiver*, old age home*, retirement home*, home care',
  disability_benefit:
    'disability benefit*, disability allowance*, disability pension*, disability card*, pwd id',
  land: 'land, property tax, land certificate*, real estate',
  building_permit: 'building permit*, construction permit',
  police: 'police*, police report*, report a theft, cops',
  court: 'court, legal, lawyer*, lawsuit, attorney*',
  vote: 'vote, voting, election*, voter*',
  post_office: 'post office*',

  // Saying how
  how_to: 'how do i, how to, how can i, in what way',
  where_to: 'where can i, where do i',
  when: 'when, what time',
  who: 'who',
  why: 'why, reason, reasons',
  possible: 'can i, is it possible, may i, am i able',
  available: 'available, do you have, is there, are there, offer, offers, provide*',
  include: 'included, includ*, come with, comes with, inclusive',
  extra: 'extra, additional, add on',
  without: 'without, excluding',
  only: 'only, exclusively',
  need: 'need, needs, require*',
  want: 'want, wants, would like, wish, interested',
  change: 'change, changes, changing, alter, altering',
  receive: 'receive*, obtain',
  send: 'send, sends, sending, sent',
  use: 'use, uses, using, usage',
  check: 'check, checking, look up',
  add: 'add, adds, adding, added',
  remove: 'remov*, delet*, erase*',
  choose: 'choose, choice*, select*, pick one',
  share: 'share, sharing, lend to friend, let someone use, for my friend',
  give: 'gift, gifts, present for',
  join: 'join, joins, joining, participat*, take part, be part of, get in on',
  stop: 'stop, stops, stopping, halt',
  wait: 'wait, waits, waiting',
  meet: 'meet, meeting, meetings',
  combine: 'combine*, combin*, together with, stack',
  lost: 'lost, lose, losing, missing',
  stolen: 'stolen, theft, thief, rob, robbed, robber, robbers, robbery',
  find: 'find, finding, look for, search*',
  first_time: 'first time, newcomer, never before, new customer*',
  often: 'how often, frequen*, times per, per week, how many times, times a week, each week',
  number_count: 'how many, number of, amount',
  percent: 'percent*',
  half: 'half',
  double: 'double, twice',
  total: 'total, altogether, sum',
  person: 'person, people, pax, per head',
  night_stay: 'per night, nights stay, one night',
  hour_unit: 'per hour, hourly',
  piece: 'piece*, pcs, unit, units',
  dozen: 'dozen*',
  set_bundle: 'bundle*, set, sets, combo*, package deal, package~, packages~',
  litre: 'litre*, liter, liters, ml',
  temperature: 'temperature*, degrees celsius, celsius',
  hot: 'hot, warm, heated, heating',
  cold_thing: 'cool, chilled, frozen, iced',
  new: 'new',
  old: 'old, former, previous',
  clean: 'clean, cleaning, hygien*, housekeeping',
  noise: 'nois*, loud, quiet',
  key: 'key, keys, key card*',
  weather: 'weather, rain*, storm*, typhoon*, flood~*',
  environment: 'environment*, eco friendly, sustainab*',
  animal: 'animal*',

  // Things and conditions
  card: 'card, cards, plastic card',
  name: 'name, names, full name',
  money: 'money, funds, dough, bucks',
  letter: 'letter, letters, reference letter, cover letter',
  friend: 'friend, friends, mate, buddy, buddies',
  neighbour: 'neighbour*, neighbor*, next door',
  window: 'window, windows, windscreen, windshield',
  dress_code:
    'wear, wears, wearing, dress code, what to wear, attire, dressed, wear on, need a jacket, need a tie, jacket and tie, wear shorts, wear jeans, wear sandals',
  depth: 'deep, depth',
  voltage:
    'volt*, voltage, power outlet*, power socket*, wall socket*, plug socket*, sockets, plug, plugs, plug type, 220v, 110v',
  tattoo: 'tattoo*, inked',
  garden: 'garden*, terrace*, outdoor*, yard, backyard, rooftop, patio',
  wall: 'wall, walls, ceiling*, repaint, paint the, painting the, wallpaper',
  meat: 'meat, meats, steak*, lamb, mutton',
  trade_in: 'trade in, trade it in, trade my, part exchange, old phone for new, buy back',
  advert: 'advert, adverts, advertis*, ads, boost my ad, listing, listings, sponsored',
  guardian: 'guardian*, grandma, grandpa, grandmother, grandfather, grandparent*, granny, nan',
  lamp: 'lamp, lamps, light bulb*, bulb, street light*, lighting',
  heater: 'heater*, radiator*, central heating',
  tap: 'tap, taps, faucet*, sink, sinks, basin, drain, drains, drainpipe',
  carpet: 'carpet*, rug, rugs, curtain*',
  barbecue: 'barbecue*, bbq, grill, grilling',
  camping: 'camping, campsite*, tent, tents, hiking',
  road: 'road, roads, street, streets, highway*, pothole*, pavement',
  truck: 'truck, trucks, lorry, lorries, van, vans, moving truck',
  umbrella: 'umbrella*, raincoat*',
  hat: 'hat, hats, scarf, scarves, gloves',
  underwear: 'underwear, socks, bra, bras, lingerie, panties',
  swimwear: 'swimwear, swimsuit*, swim cap*, bikini*, goggles, swimming trunks',
  helmet: 'helmet*',
  classroom: 'classroom*, homeroom*, school building',
  principal: 'principal*, headmaster*, headteacher*, head teacher*',
  hair: 'hair, beard',
  sleep: 'sleep, sleeping, asleep, nap, naps',
  bandage: 'bandage*, plaster, plasters, wound dressing, band aid*',
  print: 'print, prints, printing, printout*, print out, fax',
  button: 'button, buttons, press the',
  fire: 'fire, fires, smoke alarm*, fire alarm*',
  full: 'full, fully booked, no vacancy, no rooms left, all booked, no places left',
  funeral: 'funeral*, burial*, cremat*, cemeter*',
  citizen: 'citizen*, nationality, nationals',
  increase: 'increase*, increasing, raise, raised, go up, went up, gone up, higher',
  decrease: 'decrease*, lower, lowered, reduce, reduced, go down, went down',
  reset: 'reset, resets, factory reset, wipe, wiped, restore*',
  connect: 'connect, connects, connecting, bluetooth, pair it, pairing, hook up',
  dry: 'dry, drying, dryer, tumble dry, wet',
  walk: 'walk, walking, on foot, hike',
  learn: 'learn, learning, study, studying',
  stain: 'stain*, spill, spilled, spilt, dirty, soiled',
  fresh: 'fresh, freshly, freshness',
  raw: 'raw, uncooked, undercooked, rare',
  bonus: 'bonus, bonuses, welcome gift',
  remote_control: 'remote control*, remote, the remote',
  proof: 'proof, evidence, prove',
  front_desk: 'front desk, reception, receptionist*, counter, counters, service desk, concierge',
  tenant: 'tenant*, renter*, lessee*',
  income: 'income, earnings, how much i earn, how much you earn',
  house: 'house, houses, townhouse*',
  employer: 'employer*, my company, my work, my boss, my office, hr department',
  mistake: 'mistake*, by mistake, accidentally, by accident, wrongly, incorrect, mixed up',
  unused: 'unused, unopened, unworn, never used, tags attached, tags on, sealed',
  nursing: 'breastfeed*, nursing room, nappy, nappies, diaper*, baby changing, changing table',
  smell: 'smell*, odour*, odor*, stink*, stinks',
  outside_food:
    'outside food, own food, own drinks, own cake, corkage, bring food, bring my own food, food from outside, bring our own, bring my own drink, own wine',
  split_bill: 'split the bill, split bill, separate bills, pay separately, go dutch',
  cutlery: 'cutlery, chopsticks, spoon*, fork, forks, straw, straws, plastic cutlery',
  rollover:
    'rollover, roll over, rolls over, carry over, carried over, carry forward, leftover data, unused data, unused days',
  bullying: 'bully*, bullied, bullying, hit my son, hit my daughter, being picked on, hits my child',
  field_trip: 'field trip*, school trip*, school camp, class trip*',
  oversized:
    'oversize*, bulky, sports gear, surfboard*, musical instrument*, golf bag, too large to carry, snowboard*, skis, ski bag*, kayak*, canoe*, paddle board*, paddleboard*, bike box, bike bag, guitar case*, drum set, fishing rod*, golf clubs',
  fragile: 'fragile, breakable, handle with care',
  liquid: 'liquid*, liquids, 100 ml, gel, gels',
  priority: 'priority, fast track, skip the line, skip the queue, jump the queue, vip',
  safe_box: 'safe deposit box, safety deposit box, safe box, in room safe, valuables, safe deposit',
  contactless: 'contactless, tap to pay, nfc, apple pay, google pay, samsung pay, tap and pay',
  coins: 'coin, coins, small change, loose change',
  witness: 'witness*',

  // Things and conditions
  lost_baggage:
    'lost baggage, lost luggage, bag never came, bag did not arrive, bag didnt arrive, baggage missing, luggage missing, my suitcase is missing, delayed baggage, baggage claim',
  school_pickup:
    'pick up my child, pick up my son, pick up my daughter, collect my child, pick up from school, who can pick up, school gate pickup, pickup time, grandma pick up, grandparents collect, finish school, what time does school finish, home time',
  ownership_transfer:
    'transfer of ownership, transfer ownership, change of owner, change owner, put it in my name, in someone elses name, new owner, sold my car, transfer~, transferred~',
  lost_phone:
    'lost my phone, lost phone, phone stolen, phone was stolen, my phone was nicked, stolen phone, cant find my phone, phone got nicked, phone got stolen, stole my phone',

  // The world outside of a business
  forecast:
    'gonna rain, going to rain, rain tmrw, rain tomorrow, rain today, forecast*, sunny, snowing, will it rain, is it raining, how hot is it, how cold is it, degrees outside, need an umbrella, carry an umbrella, bring an umbrella, wether, tornado*, hurricane*',
  lottery: 'lotto, lottery ticket*, lottery number*, lottery result*, winning number*, jackpot*, powerball',
  stock_market:
    'stock market*, stock price*, share price*, share market*, sensex, nifty, nasdaq, dow jones, nikkei, which stock*, buy stocks, buy shares, tesla stock, day trading',
  crypto: 'crypto*, bitcoin*, btc, ethereum, dogecoin, nft*, blockchain, shiba inu coin, solana, usdt',
  football:
    'soccer, premier league, world cup, messi, ronaldo, cristiano, manchester united, man united, man utd, real madrid, barcelona fc, liverpool fc, arsenal, chelsea fc, champions league, la liga, fifa, mbappe, neymar',
  cricket: 'cricket, kohli, dhoni, sachin, t20, test match, ind vs pak, india vs pakistan, rcb, csk, wickets',
  other_sport:
    'nba, f1, formula 1, formula one, ufc, boxing, wrestling, wwe, olympic*, sumo, kabaddi, lebron, baseball, volleyball, rugby, marathon world record',
  match_result:
    'who won, who wins, who will win, who is winning, whos winning, final score, match score, match today, live score, game last night, won last night, won last nite, won the game, score of the game, todays match',
  politics:
    'politic*, president, prime minister, parliament, minister, ministers, trump, biden, obama, putin, modi, xi jinping, jokowi, prabowo, anwar ibrahim, duterte, marcos, left wing, right wing, democrats, republicans, communis*, corruption, political part*',
  election: 'vote for, who should i vote, who to vote, ballot, presidential',
  war: 'war, wars, missile*, nuclear war, ukraine, gaza, israel, palestine, hamas, invasion, world war 3, ww3',
  religion:
    'religion*, religious, jesus, bible, quran, koran, allah, prophet, buddha, buddhis*, hinduism, christian*, islam, muslim, hindu, atheis*, bhagavad gita, heaven, pray for me, is god real, does god, god exist',
  celebrity:
    'celebrit*, actor, actors, actress*, singer*, idol, idols, kpop, k pop, bts, blackpink, taylor swift, beyonce, shah rukh khan, srk, salman khan, kim kardashian, gossip, elon musk, bill gates, zuckerberg, richest man, richest person',
  news: 'news, headline*, breaking news, whats happening in the world, current affairs',
  horoscope:
    'horoscope*, zodiac*, astrolog*, star sign*, fortune tell*, tarot, palm reading, my future, libra, scorpio, sagittarius, capricorn, aquarius, pisces, taurus, virgo',
  dream:
    'dreamt, dreamed, dream meaning, meaning of my dream, i had a dream, my dream last night, interpret my dream, nightmare*',
  poem: 'poem*, poetry, haiku, limerick, sonnet, rhyme*, verse about',
  essay:
    'essay*, thesis, dissertation, book report, term paper, 500 words, 1000 words, write an article, blog post',
  maths:
    'math*, algebra, calculus, geometry, equation*, square root, trigonometry, fractions, solve for x, multiplied by, divided by, prime number*, value of pi, times table*, quadratic',
  programming:
    'python, javascript, java program*, html, css, sql query, write code, write a code, source code, coding, programming, for loop, while loop, algorithm*, regex, debug, c++, a function that, programmer, leetcode, excel formula, bash script',
  recipe:
    'recipe*, how to cook, how do i cook, how to bake, how do i bake, how do you cook, how to make biryani, how to make pasta, how to make cake, cooking tips, what to cook, cook for dinner',
  film: 'movie*, hollywood, bollywood, kdrama*, k drama*, anime, tv series, tv show*, box office, marvel, avengers, harry potter, star wars, cinema near',
  song: 'song, songs, lyric*, sing me, sing a, sing for, spotify, top hits, karaoke version',
  joke: 'joke*, make me laugh, something funny, be funny, roast me, meme, memes',
  riddle: 'riddle*, brain teaser*, puzzle me, knock knock',
  story:
    'tell me a story, a story about, bedtime story, short story, fairy tale, write a story, ghost story, scary story',
  love: 'i love you, do you love me, love you, my crush, heartbroken, heartbreak, broke my heart, love letter, love advice, soulmate, marry me, will you marry, be my girlfriend, kiss me',
  relationship:
    'dating, flirt*, breakup, break up with, my ex, get my ex back, cheated on me, cheating on me, ask her out, ask him out, relationship advice, marriage advice, mother in law, husband ignores, wife ignores, go on a date, date with me',
  medical_advice:
    'home remed*, cure for, how to cure, what medicine should i take, which medicine should i take, what pill, diagnose me, am i sick, do i have cancer, medical advice, is it serious doctor, how to lose weight fast, lose belly fat',
  legal_advice:
    'legal advice, sue, sue my, suing, custody, file for divorce, is it illegal, is it legal to, go to jail, penal code',
  capital_city: 'capital of, capital city, capitals of',
  geography:
    'population of, largest country, biggest country, smallest country, longest river, highest mountain, tallest mountain, largest ocean, how many countries, how many continents, continent*, desert in the world, biggest city in the world',
  world_history:
    'world war*, who invented, who discovered, french revolution, roman empire, pharaoh*, pyramids, napoleon, hitler, gandhi, einstein, first president, independence day of, mughal*, genghis khan, dynasty, history of the world',
  space:
    'moon landing, black hole*, universe, galaxy, nasa, alien*, ufo*, outer space, distance to the sun, solar system, big bang, astronaut*, rocket to mars, the moon, planets, planet mars',
  science:
    'physics, chemistry, biology, gravity, photosynthesis, atom, atoms, dna, quantum, relativity, periodic table, speed of light, why is the sky blue, boiling point, chemical formula, evolution theory, newton*, why is the sky',
  wildlife:
    'dinosaur*, elephant*, shark*, whale*, giraffe*, crocodile*, fastest animal, biggest animal, penguin*, monkey, monkeys, gorilla*, kangaroo*, octopus',
  video_game:
    'video game*, videogame*, mobile legends, free fire, pubg, minecraft, roblox, fortnite, gta, call of duty, playstation game*, cheat code*, genshin, valorant, league of legends, dota, candy crush, play a game',
  bot_rules:
    'system prompt, your prompt, ur prompt, your instructions, ur instructions, your rules, ur rules, system message, jailbreak, developer mode, your guidelines, your training data, your source code',
  chatbot_maker:
    'chatgpt, chat gpt, gpt, gpt4, openai, anthropic, claude, gemini, deepseek, llama, what model are you, which model are you, which ai are you, who made you, who created you, who built you, who trained you, language model, artificial intelligence, are you smarter',
  philosophy:
    'meaning of life, purpose of life, philosoph*, what is happiness, does god exist, free will, why do we exist, life after death, what happens when we die, afterlife, are we in a simulation, secret of happiness',
  ghost: 'ghost*, haunted, demon*, vampire*, zombie*, djinn, jinn, witch, witches, mermaid*',
  adult_content:
    'sexy, porn*, nude*, naked, xxx, escort girl*, escort service, erotic, onlyfans, send nudes, horny, sex video*, have sex, sex chat',
  weapon: 'bomb, bombs, gun, guns, explosive*, grenade*, rifle*, make a weapon, weapon*, ak47',
  narcotic:
    'cocaine, heroin, marijuana, ganja, lsd, cannabis, illegal drug*, ecstasy pill*, crystal meth, smoke weed, buy weed',
  hacking:
    'hacking, hack into, crack password, crack the password, phishing kit, ddos, steal password*, spy on my, how to hack, hack my, hack a, hack an, hack someone',
  gambling:
    'casino*, gambl*, betting, place a bet, bet on, poker, blackjack, roulette, slot machine*, odds of winning, sportsbook, slot gacor',
  get_rich:
    'get rich, become rich, make money online, earn money online, passive income, side hustle, become a millionaire, become millionaire, quick money, fast cash',
  resume:
    'resignation letter, write my cv, linkedin profile, my resume, write my resume, resume template, resume writing, a cv',
  writing_request: 'write me, caption for, instagram caption, speech for, slogan, write something',
  summarise: 'summari*, paraphras*, rewrite this, proofread*, rephrase, shorten this text, tldr',
  proverb:
    'proverb*, motivational quote*, motivate me, inspirational quote*, inspire me, quote of the day, famous quote*, saying of',
  wish_message:
    'birthday wish*, birthday message, wish message, valentine message, good morning message, anniversary wish*, congratulation message',
  baby_name:
    'baby name*, name for my baby, name my baby, name for my dog, name for my cat, nickname for, cute nickname*',
  trivia:
    'trivia, fun fact*, random fact*, interesting fact*, tell me something interesting, who is the tallest, world record*, guinness',
  clock_time:
    'what time is it, whats the time, wats the time, what is the time, current time, time right now, time in london, time in new york, time in tokyo, time is it in',
  calendar_date:
    'what day is it, what day is today, what date is it, what is todays date, whats todays date, todays date, which day is today, days until christmas, days till christmas, leap year*, full moon, what year is it',
  traffic: 'traffic jam*, traffic now, is there traffic, road traffic, congestion on',
  draw_request:
    'draw me, generate an image, generate image, make a picture, create an image, design a logo, make me a logo, paint me',
  online_video: 'youtuber*, instagram followers, more followers, go viral, subscribers, twitch, viral video',
  feelings:
    'im sad, i am sad, i feel sad, im lonely, i am lonely, feel lonely, im bored, i am bored, so bored, i want to die, kill myself, suicid*, cheer me up, feel hopeless, nobody loves me, im stressed',
  feng_shui:
    'feng shui, lucky number, lucky colour, lucky color, vastu, auspicious, numerology, bad luck, good luck charm',
  grammar:
    'grammar*, past tense, synonym*, antonym*, spell the word, correct my english, correct my sentence, verb, verbs, noun, nouns, adjective*',
  crime: 'murder*, serial killer*, kidnap*, mafia, terroris*',
  board_game:
    'chess, sudoku, crossword*, tic tac toe, rock paper scissors, monopoly, mahjong, wordle, ludo, hangman, scrabble',
  magic: 'magic trick*, black magic, love potion, cast a spell, wizard*, telepath*, curse someone',
  economy:
    'inflation, gdp, recession, unemployment rate, interest rates by the fed, economy of, world economy, stock crash, oil price*, petrol price*, price of petrol, price of oil',
  learn_language:
    'learn english, learn japanese, learn korean, learn chinese, learn spanish, how do you say, how to say, what does it mean in, translate this, translate to, translate into',
  landmark:
    'eiffel tower, taj mahal, great wall, mount everest, statue of liberty, niagara falls, mount fuji, grand canyon, big ben, colosseum',
  bot_life:
    'how old are you, are you married, are you single, do you sleep, do you have feelings, where do you live, are you alive, whats your favourite, what is your favorite, whats your favorite, your favourite colour, do you dream, will you be my friend, are you male or female, do you have a girlfriend, how tall are you',
  unit_conversion:
    'convert km, km to miles, miles to km, kg to pounds, pounds to kg, celsius to fahrenheit, fahrenheit to celsius, usd to inr, usd to idr, dollars in rupees',
  climate: 'global warming, climate change, greenhouse gas*, ozone layer, carbon dioxide',
  conspiracy:
    'flat earth, earth is flat, is the earth flat, illuminati, conspiracy, chemtrails, moon landing fake, lizard people, area 51',
} as const satisfies Record<string, List>;
