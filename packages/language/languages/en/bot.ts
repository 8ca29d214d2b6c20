export default {
  consent: 'Consent before contact details',
  consentHint:
    'Visitors tick this sentence before they send the form. In a chat, the bot shows it before it keeps their details. Empty: nobody is asked.',
  consentPage: 'Page with your privacy notice',
  consentGiven: 'Agreed on {date}',
  lead_new: 'New',
  lead_contacted: 'Contacted',
  lead_won: 'Won',
  lead_lost: 'Lost',
  logo: 'Logo',
  logoChoose: 'Choose a picture',
  logoHint: 'PNG, JPEG or WebP, up to 256 KB. A square picture looks best.',
  logoRefused: 'This picture cannot be used. Choose a PNG, JPEG or WebP file of at most 256 KB.',
  bubble: 'Message beside the chat button',
  bubbleHint:
    'A short message that appears by itself. Visitors who close it do not see it again. Empty: none.',
  bubbleAfter: 'Seconds before it appears',
  bubblePaths: 'Only on these pages',
  bubblePathsHint: 'One path a line, such as /rooms/*. Empty: on every page.',
  bubbleRepeat: 'How often it appears',
  bubbleVisit: 'Once a visit',
  bubbleDay: 'Once a day',
  bubbleCode:
    'It appears on pages whose code has data-bubble. Save, then copy the code for your pages again.',
  sitesEmpty: 'No site may show the window yet. Add your site above and save.',
  siteStop: 'Stop',
  siteStopped: 'Stopped',
};
