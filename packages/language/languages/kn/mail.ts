import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ದೃಢೀಕರಿಸಿ',
  verifyText: 'ಈ ಇಮೇಲ್ ವಿಳಾಸ ನಿಮ್ಮದೇ ಎಂದು ದಯವಿಟ್ಟು ದೃಢೀಕರಿಸಿ.',
  verifyButton: 'ವಿಳಾಸವನ್ನು ದೃಢೀಕರಿಸಿ',
  resetSubject: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ',
  resetText: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಲು ನೀವು ಲಿಂಕ್ ಕೇಳಿದ್ದೀರಿ.',
  resetButton: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ',
  magicSubject: 'ನಿಮ್ಮ ಸೈನ್-ಇನ್ ಲಿಂಕ್',
  magicText: 'ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲದೆ ಸೈನ್ ಇನ್ ಮಾಡಲು ನೀವು ಲಿಂಕ್ ಕೇಳಿದ್ದೀರಿ.',
  magicButton: 'ಸೈನ್ ಇನ್ ಮಾಡಿ',
  inviteSubject: '{workspace} ಗೆ ಆಹ್ವಾನ',
  inviteText: '“{workspace}” ಕಾರ್ಯಕ್ಷೇತ್ರಕ್ಕೆ ಸೇರಲು ನಿಮ್ಮನ್ನು ಆಹ್ವಾನಿಸಲಾಗಿದೆ.',
  inviteButton: 'ಆಹ್ವಾನವನ್ನು ತೆರೆಯಿರಿ',
  onceHour: 'ಈ ಲಿಂಕ್ ಒಂದು ಗಂಟೆಯೊಳಗೆ, ಒಮ್ಮೆ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  onceWeek: 'ಈ ಲಿಂಕ್ 7 ದಿನಗಳೊಳಗೆ, ಒಮ್ಮೆ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  ignore: 'ನೀವು ಈ ಇಮೇಲ್ ಅನ್ನು ನಿರೀಕ್ಷಿಸಿರದಿದ್ದರೆ, ಇದನ್ನು ನಿರ್ಲಕ್ಷಿಸಬಹುದು.',
} satisfies MailStrings;
