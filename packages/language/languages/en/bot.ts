export default {
  consent: 'Consent before contact details',
  consentHint:
    'Visitors tick this sentence before they send the form. In a chat, the bot shows it before it keeps their details. Empty: nobody is asked.',
  consentPage: 'Page with your privacy notice',
  consentGiven: 'Agreed on {date}',
  logo: 'Logo',
  logoChoose: 'Choose a picture',
  logoHint: 'PNG, JPEG or WebP, up to 256 KB. A square picture looks best.',
  logoRefused: 'This picture cannot be used. Choose a PNG, JPEG or WebP file of at most 256 KB.',
};
