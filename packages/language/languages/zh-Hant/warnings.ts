import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read: '因為是圖片而未能讀取文字的頁數：{count}。請傳送含文字的檔案，或自行加入文字。',
  hidden_parts_skipped: '未讀取的隱藏部分：{count}。如果可以讓客戶知道，請在檔案中取消隱藏後重新傳送。',
  letters_without_meaning:
    '沒有意義的字元：{count}。檔案使用了舊字型或已損壞。請用 Unicode 文字儲存，或貼上其文字。',
  formulas_without_values: '沒有值的公式：{count}。請在 Excel 中開啟檔案，儲存後重新傳送。',
  encoding_guessed: '檔案沒有註明文字編碼，因此編碼是推測的。請檢查文字；如果有誤，請將檔案儲存為 UTF-8。',
  truncated: '文件太長，結尾部分沒有讀取。請拆分成較小的文件。',
  looks_like_sign_in: '此頁面看起來是登入頁。請提供所有人都能開啟的網址，或貼上文字。',
} satisfies WarningStrings;
