export default {
  consent: 'Pahintulot bago ang contact details',
  consentHint:
    'Minamarkahan ng bisita ang pangungusap na ito bago ipadala ang form. Sa chat, ipinapakita ito ng bot bago itago ang detalye nila. Blangko: walang tatanungin.',
  consentPage: 'Pahina ng iyong privacy notice',
  consentGiven: 'Pumayag noong {date}',
  logo: 'Logo',
  logoChoose: 'Pumili ng larawan',
  logoHint: 'PNG, JPEG o WebP, hanggang 256 KB. Pinakamaganda ang parisukat na larawan.',
  logoRefused: 'Hindi magagamit ang larawang ito. Pumili ng PNG, JPEG o WebP na hanggang 256 KB.',
};
