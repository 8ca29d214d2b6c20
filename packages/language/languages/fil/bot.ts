export default {
  consent: 'Pahintulot bago ang contact details',
  consentHint:
    'Minamarkahan ng bisita ang pangungusap na ito bago ipadala ang form. Sa chat, ipinapakita ito ng bot bago itago ang detalye nila. Blangko: walang tatanungin.',
  consentPage: 'Pahina ng iyong privacy notice',
  consentGiven: 'Pumayag noong {date}',
  lead_new: 'Bago',
  lead_contacted: 'Nakausap na',
  lead_won: 'Nakuha',
  lead_lost: 'Hindi nakuha',
  logo: 'Logo',
  logoChoose: 'Pumili ng larawan',
  logoHint: 'PNG, JPEG o WebP, hanggang 256 KB. Pinakamaganda ang parisukat na larawan.',
  logoRefused: 'Hindi magagamit ang larawang ito. Pumili ng PNG, JPEG o WebP na hanggang 256 KB.',
  bubble: 'Mensahe sa tabi ng chat button',
  bubbleHint:
    'Maikling mensaheng kusang lumalabas. Hindi na ito makikita ng bisitang nagsara nito. Blangko: wala.',
  bubbleAfter: 'Ilang segundo bago lumabas',
  bubblePaths: 'Sa mga page na ito lang',
  bubblePathsHint: 'Isang path bawat linya, gaya ng /rooms/*. Blangko: sa lahat ng page.',
  bubbleRepeat: 'Gaano kadalas lumabas',
  bubbleVisit: 'Isang beses bawat bisita',
  bubbleDay: 'Isang beses bawat araw',
  bubbleCode:
    'Lumalabas ito sa mga page na may data-bubble sa code. I-save, saka kopyahin muli ang code para sa mga page mo.',
  sitesEmpty: 'Wala pang site na maaaring magpakita ng window. Idagdag ang site mo sa itaas at i-save.',
  siteStop: 'Itigil',
  siteStopped: 'Itinigil',
};
