import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'మీ ఇమెయిల్ చిరునామాను నిర్ధారించండి',
  verifyText: 'ఈ ఇమెయిల్ చిరునామా మీదేనని దయచేసి నిర్ధారించండి.',
  verifyButton: 'చిరునామాను నిర్ధారించండి',
  resetSubject: 'కొత్త పాస్‌వర్డ్ సెట్ చేయండి',
  resetText: 'కొత్త పాస్‌వర్డ్ సెట్ చేయడానికి మీరు లింక్ అడిగారు.',
  resetButton: 'కొత్త పాస్‌వర్డ్ సెట్ చేయండి',
  magicSubject: 'మీ సైన్-ఇన్ లింక్',
  magicText: 'పాస్‌వర్డ్ లేకుండా సైన్ ఇన్ చేయడానికి మీరు లింక్ అడిగారు.',
  magicButton: 'సైన్ ఇన్ చేయండి',
  inviteSubject: '{workspace}కు ఆహ్వానం',
  inviteText: '“{workspace}” వర్క్‌స్పేస్‌లో చేరమని మిమ్మల్ని ఆహ్వానించారు.',
  inviteButton: 'ఆహ్వానాన్ని తెరవండి',
  onceHour: 'ఈ లింక్ ఒక గంటలోపు, ఒక్కసారి మాత్రమే పనిచేస్తుంది.',
  onceWeek: 'ఈ లింక్ 7 రోజుల్లోపు, ఒక్కసారి మాత్రమే పనిచేస్తుంది.',
  ignore: 'మీరు ఈ ఇమెయిల్‌ను ఊహించకపోతే, దీన్ని పట్టించుకోనవసరం లేదు.',
} satisfies MailStrings;
