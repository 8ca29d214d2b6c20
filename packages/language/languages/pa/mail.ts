import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'ਆਪਣੇ ਈਮੇਲ ਪਤੇ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ',
  verifyText: 'ਕਿਰਪਾ ਕਰਕੇ ਪੁਸ਼ਟੀ ਕਰੋ ਕਿ ਇਹ ਈਮੇਲ ਪਤਾ ਤੁਹਾਡਾ ਹੀ ਹੈ।',
  verifyButton: 'ਪਤੇ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ',
  resetSubject: 'ਨਵਾਂ ਪਾਸਵਰਡ ਰੱਖੋ',
  resetText: 'ਤੁਸੀਂ ਨਵਾਂ ਪਾਸਵਰਡ ਰੱਖਣ ਲਈ ਲਿੰਕ ਮੰਗਿਆ ਸੀ।',
  resetButton: 'ਨਵਾਂ ਪਾਸਵਰਡ ਰੱਖੋ',
  magicSubject: 'ਸਾਈਨ ਇਨ ਕਰਨ ਲਈ ਤੁਹਾਡਾ ਲਿੰਕ',
  magicText: 'ਤੁਸੀਂ ਬਿਨਾਂ ਪਾਸਵਰਡ ਸਾਈਨ ਇਨ ਕਰਨ ਲਈ ਲਿੰਕ ਮੰਗਿਆ ਸੀ।',
  magicButton: 'ਸਾਈਨ ਇਨ ਕਰੋ',
  inviteSubject: '{workspace} ਵਿੱਚ ਸ਼ਾਮਲ ਹੋਣ ਦਾ ਸੱਦਾ',
  inviteText: 'ਤੁਹਾਨੂੰ ਵਰਕਸਪੇਸ “{workspace}” ਵਿੱਚ ਸ਼ਾਮਲ ਹੋਣ ਦਾ ਸੱਦਾ ਆਇਆ ਹੈ।',
  inviteButton: 'ਸੱਦਾ ਖੋਲ੍ਹੋ',
  damagedSubject: '“{title}” ਠੀਕ ਤਰ੍ਹਾਂ ਨਹੀਂ ਪੜ੍ਹਿਆ ਜਾ ਸਕਿਆ',
  damagedText:
    '“{title}” ਦੇ ਜ਼ਿਆਦਾਤਰ ਅੱਖਰਾਂ ਦਾ ਕੋਈ ਅਰਥ ਨਹੀਂ ਬਣਦਾ, ਇਸ ਲਈ ਬੋਟ ਇਸ ਵਿੱਚੋਂ ਪੱਕਾ ਜਵਾਬ ਨਹੀਂ ਦਿੰਦਾ। ਕੀ ਕਰਨਾ ਹੈ, ਇਹ ਦੇਖਣ ਲਈ ਦਸਤਾਵੇਜ਼ ਖੋਲ੍ਹੋ।',
  damagedButton: 'ਦਸਤਾਵੇਜ਼ ਖੋਲ੍ਹੋ',
  waitingSubject: '{bot} ਦਾ ਇੱਕ ਵਿਜ਼ਟਰ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ',
  waitingText: 'ਇੱਕ ਵਿਜ਼ਟਰ ਨੇ ਪ੍ਰਤੀਨਿਧ ਨਾਲ ਗੱਲ ਕਰਨ ਲਈ ਕਿਹਾ ਹੈ, ਅਤੇ ਹਾਲੇ ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ। ਬੋਟ: {bot}।',
  waitingButton: 'ਗੱਲਬਾਤ ਖੋਲ੍ਹੋ',
  replySubject: '{bot} ਵੱਲੋਂ ਜਵਾਬ',
  replyText: 'ਤੁਹਾਡੇ ਚੈਟ ਛੱਡਣ ਤੋਂ ਬਾਅਦ ਇਹ ਜਵਾਬ ਆਇਆ।',
  replyButton: 'ਚੈਟ ਜਾਰੀ ਰੱਖੋ',
  onceHour: 'ਇਹ ਲਿੰਕ ਇੱਕ ਘੰਟੇ ਦੇ ਅੰਦਰ, ਸਿਰਫ਼ ਇੱਕ ਵਾਰ ਚੱਲਦਾ ਹੈ।',
  onceWeek: 'ਇਹ ਲਿੰਕ 7 ਦਿਨਾਂ ਦੇ ਅੰਦਰ, ਸਿਰਫ਼ ਇੱਕ ਵਾਰ ਚੱਲਦਾ ਹੈ।',
  ignore: 'ਜੇ ਤੁਹਾਨੂੰ ਇਸ ਈਮੇਲ ਦੀ ਉਮੀਦ ਨਹੀਂ ਸੀ, ਤਾਂ ਇਸ ਨੂੰ ਅਣਡਿੱਠ ਕਰ ਦਿਓ।',
} satisfies MailStrings;
