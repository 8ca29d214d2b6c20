import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: '{place}에서 다음을 만드세요: {what}',
  copy: '{place}에서 복사해 여기에 붙여 넣으세요: {what}',
  turnOn: '{place}에서 켜세요: {what}',
  turnOff: '{place}에서 끄세요: {what}',
  pasteAddressAndToken: '저장한 다음, 여기에 보이는 웹훅 주소와 확인 토큰을 {place}에 붙여 넣으세요',
  tryIt: '고객처럼 내 계정에 메시지를 보내면 봇이 답합니다.',
  keyWrong: '제공업체가 키를 받아들이지 않습니다. 다시 복사해 여기에 저장하세요.',
  httpsNeeded: '제공업체는 https 주소로만 메시지를 보냅니다. 이 서비스의 운영자에게 설정을 요청하세요.',
  webhookElsewhere:
    '제공업체가 다른 주소로 메시지를 보내고 있습니다. 설정을 다시 저장하거나 그곳에 웹훅 주소를 붙여 넣으세요.',
  webhookOff: '제공업체에서 웹훅이 꺼져 있습니다. 그곳에서 켜세요.',
  webhookFails:
    '제공업체가 최근 메시지를 전달하지 못했습니다. 다시 시도하니 이 서비스에 연결할 수 있는지 확인하세요.',
  subscriptionMissing:
    '이 계정의 메시지가 우리에게 오지 않습니다. 키에 계정 관리 권한을 준 다음 다시 저장하세요.',
  quotaEmpty: '이번 달 메시지를 모두 썼습니다. 제공업체에서 다른 요금제를 선택하세요.',
  keyEnds: '키는 {until}까지 유효하며 그 전에 갱신됩니다.',
  providerSilent: '제공업체가 응답하지 않습니다. 잠시 후 다시 시도하세요.',
} satisfies ChannelStrings;
