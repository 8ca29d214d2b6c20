import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read:
    '이미지로만 되어 있어 글자를 읽지 못한 페이지: {count}. 글자가 있는 파일을 보내거나 내용을 직접 추가하세요.',
  hidden_parts_skipped:
    '읽지 않은 숨겨진 부분: {count}. 고객이 알아도 되는 내용이면 파일에서 표시한 뒤 다시 보내세요.',
  letters_without_meaning:
    '의미 없는 글자: {count}. 오래된 글꼴을 사용했거나 파일이 손상되었습니다. 유니코드 글자로 저장하거나 내용을 붙여 넣으세요.',
  formulas_without_values: '값이 없는 수식: {count}. Excel에서 파일을 열어 저장한 뒤 다시 보내세요.',
  encoding_guessed:
    '파일에 문자 인코딩이 적혀 있지 않아 추정했습니다. 내용을 확인하고, 잘못되었으면 UTF-8로 저장하세요.',
  truncated: '문서가 너무 길어 끝부분은 읽지 않았습니다. 더 작은 문서로 나누세요.',
  looks_like_sign_in: '로그인 페이지로 보입니다. 누구나 열 수 있는 주소를 넣거나 내용을 붙여 넣으세요.',
} satisfies WarningStrings;
