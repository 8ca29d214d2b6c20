export default {
  consent: '연락처를 받기 전 동의',
  consentHint:
    '방문자는 양식을 보내기 전에 이 문장에 동의합니다. 채팅에서는 봇이 연락처를 저장하기 전에 이 문장을 보여 줍니다. 비워 두면 묻지 않습니다.',
  consentPage: '개인정보 처리방침 페이지',
  consentGiven: '{date}에 동의',
  logo: '로고',
  logoChoose: '그림 선택',
  logoHint: 'PNG, JPEG, WebP, 최대 256 KB. 정사각형 그림이 가장 보기 좋습니다.',
  logoRefused: '이 그림은 사용할 수 없습니다. 256 KB 이하의 PNG, JPEG, WebP 파일을 선택하세요.',
};
