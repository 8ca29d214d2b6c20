export default {
  consent: '연락처를 받기 전 동의',
  consentHint:
    '방문자는 양식을 보내기 전에 이 문장에 동의합니다. 채팅에서는 봇이 연락처를 저장하기 전에 이 문장을 보여 줍니다. 비워 두면 묻지 않습니다.',
  consentPage: '개인정보 처리방침 페이지',
  consentGiven: '{date}에 동의',
  lead_new: '신규',
  lead_contacted: '연락함',
  lead_won: '성사',
  lead_lost: '무산',
  logo: '로고',
  logoChoose: '그림 선택',
  logoHint: 'PNG, JPEG, WebP, 최대 256 KB. 정사각형 그림이 가장 보기 좋습니다.',
  logoRefused: '이 그림은 사용할 수 없습니다. 256 KB 이하의 PNG, JPEG, WebP 파일을 선택하세요.',
  bubble: '채팅 버튼 옆 메시지',
  bubbleHint:
    '저절로 나타나는 짧은 메시지입니다. 닫은 방문자에게는 다시 나타나지 않습니다. 비워 두면 표시하지 않습니다.',
  bubbleAfter: '나타나기까지의 시간(초)',
  bubblePaths: '이 페이지에만 표시',
  bubblePathsHint: '한 줄에 경로 하나, 예: /rooms/*. 비워 두면 모든 페이지에 표시됩니다.',
  bubbleRepeat: '나타나는 빈도',
  bubbleVisit: '방문할 때마다 한 번',
  bubbleDay: '하루에 한 번',
  bubbleCode:
    '코드에 data-bubble이 있는 페이지에 나타납니다. 저장한 다음 페이지에 넣을 코드를 다시 복사하세요.',
  sitesEmpty: '아직 채팅 창을 표시할 수 있는 사이트가 없습니다. 위에 사이트를 추가하고 저장하세요.',
  siteStop: '중지',
  siteStopped: '중지됨',
};
