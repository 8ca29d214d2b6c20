import type { Page } from './page.ts';

export default [
  {
    title: 'Delivery',
    text: `## Delivery times
Orders leave our warehouse in Jakarta within one working day. Delivery takes 2 to 4 working days inside Indonesia, 4 to 7 working days to the rest of Southeast Asia, and 5 to 9 working days to Japan and India.

## Delivery costs
Delivery is free for orders of 50 US dollars or more. Smaller orders cost 6 US dollars to deliver, whatever the country. We do not ship to post office boxes.

## Tracking an order
When your parcel leaves, we send you an e-mail with a tracking number. The courier updates it once a day, so please allow 24 hours before the first scan appears.`,
  },
  {
    title: 'Returns and refunds',
    text: `## Returning an item
You can send back unopened packs within 30 days of delivery. Opened packs cannot be taken back, for reasons of hygiene. Write to help@serambi-tea.example and we send you a return label; you pay the return postage.

## Refunds
We refund the money to the card or wallet you paid with, within 5 working days after the parcel reaches us. The delivery fee is refunded only when the mistake was ours.

## Damaged or wrong items
If something arrives broken or is not what you ordered, send us a photo within 7 days of delivery. We replace it free of charge and you do not need to send anything back.`,
  },
  {
    title: 'Payment and membership',
    text: `## Ways to pay
We accept Visa, Mastercard, GoPay, OVO, PromptPay, UPI, PayPay and bank transfer. Cash on delivery is available in Jakarta only. Prices are shown in your own currency and charged in Indonesian rupiah.

## Serambi Circle
Membership is free. Members earn 1 point for every dollar they spend; 100 points become a voucher of 5 dollars. Points expire 12 months after they were earned.

## Gifts
Gift wrapping costs 3 dollars. A greeting card with up to 200 characters is free: type your text at the checkout.`,
  },
  {
    title: 'The shop in Jakarta',
    text: `## Opening hours
Our shop is open every day from 9:00 to 20:00. It is closed on New Year's Day and for three days at Eid al-Fitr.

## Where to find us
Serambi Tea, Jalan Kemang Raya 12, South Jakarta. There are ten parking places behind the house; the nearest MRT station is Blok A.

## Tea tastings
Every Saturday at 15:00 we taste five teas together. A place costs 8 dollars and should be booked at least one day before. Children under 12 come free.

## Contact
Write to help@serambi-tea.example; we answer within one working day. By phone you reach us at 021-555-0188 from Monday to Friday, 9:00 to 17:00 Jakarta time.`,
  },
  {
    title: 'Brewing and storing tea',
    text: `## Brewing
Brew green tea with water of 70 to 75 degrees for 2 minutes, oolong with 90 degrees for 3 minutes and black tea with 95 degrees for 4 minutes. Take one teaspoon for each cup. For cold brew, leave 10 grams in a litre of cold water for 8 hours in the fridge.

## Storing
Unopened tea keeps for 18 months. Once a pack is open, drink it within 3 months and keep it dry, dark and away from spices.

## Caffeine and allergens
Our herbal teas Lemongrass and Rosella contain no caffeine. The blend Java Almond contains nuts; all other teas are free of nuts, milk and gluten.`,
  },
] satisfies Page[];
