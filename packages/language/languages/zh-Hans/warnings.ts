import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read: '因为是图片而未能读取文字的页数：{count}。请发送带文字的文件，或自行添加文字。',
  hidden_parts_skipped: '未读取的隐藏部分：{count}。如果可以让客户知道，请在文件中取消隐藏后重新发送。',
  letters_without_meaning:
    '没有意义的字符：{count}。文件使用了旧字体或已损坏。请用 Unicode 文字保存，或粘贴其文字。',
  formulas_without_values: '没有值的公式：{count}。请在 Excel 中打开文件，保存后重新发送。',
  encoding_guessed: '文件没有说明文字编码，因此编码是推测的。请检查文字；如果有误，请将文件保存为 UTF-8。',
  truncated: '文档太长，末尾部分没有读取。请拆分成较小的文档。',
  looks_like_sign_in: '该页面看起来是登录页。请提供所有人都能打开的地址，或粘贴文字。',
} satisfies WarningStrings;
