import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: '이메일 주소를 확인해 주세요',
  verifyText: '이 이메일 주소가 본인의 것인지 확인해 주세요.',
  verifyButton: '주소 확인',
  resetSubject: '새 비밀번호 설정',
  resetText: '새 비밀번호를 설정하기 위한 링크를 요청하셨습니다.',
  resetButton: '새 비밀번호 설정',
  magicSubject: '로그인 링크',
  magicText: '비밀번호 없이 로그인하기 위한 링크를 요청하셨습니다.',
  magicButton: '로그인',
  inviteSubject: '{workspace} 초대',
  inviteText: '워크스페이스 ‘{workspace}’에 초대되셨습니다.',
  inviteButton: '초대 열기',
  damagedSubject: '‘{title}’을(를) 제대로 읽을 수 없습니다',
  damagedText:
    '‘{title}’의 글자 대부분이 의미가 없어 봇이 이 문서로 확실하게 답하지 않습니다. 문서를 열어 해결 방법을 확인하세요.',
  damagedButton: '문서 열기',
  waitingSubject: '{bot} 방문자가 답변을 기다립니다',
  waitingText: '방문자가 상담원을 요청했지만 아직 아무도 답하지 않았습니다. 봇: {bot}',
  waitingButton: '대화 열기',
  replySubject: '{bot}의 답변',
  replyText: '채팅을 떠나신 뒤에 도착한 답변입니다.',
  replyButton: '채팅 이어 가기',
  onceHour: '링크는 1시간 안에 한 번만 사용할 수 있습니다.',
  onceWeek: '링크는 7일 안에 한 번만 사용할 수 있습니다.',
  ignore: '요청하신 적이 없다면 이 이메일을 무시하셔도 됩니다.',
} satisfies MailStrings;
