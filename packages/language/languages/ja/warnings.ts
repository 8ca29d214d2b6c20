import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read:
    '画像だけのため文字を読み取れなかったページ：{count}。文字の入ったファイルを送るか、内容を直接入力してください。',
  hidden_parts_skipped:
    '読み取らなかった非表示の部分：{count}。お客様に見せてよい内容なら、ファイルで表示してからもう一度送ってください。',
  letters_without_meaning:
    '意味をなさない文字：{count}。古いフォントが使われているか、ファイルが壊れています。Unicode の文字で保存し直すか、内容を貼り付けてください。',
  formulas_without_values: '値のない数式：{count}。Excel で開いて保存し、もう一度送ってください。',
  encoding_guessed:
    'ファイルに文字コードの指定がないため、推測しました。内容を確認し、誤りがあれば UTF-8 で保存し直してください。',
  truncated: '文書が長すぎるため、終わりの部分は読み取っていません。小さく分けてください。',
  looks_like_sign_in:
    'ログインページのようです。誰でも開けるアドレスを指定するか、内容を貼り付けてください。',
} satisfies WarningStrings;
