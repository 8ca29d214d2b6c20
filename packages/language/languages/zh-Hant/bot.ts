export default {
  consent: '留下聯絡方式前的同意',
  consentHint: '訪客送出表單前須勾選這句話。在聊天中，機器人會先顯示這句話，再儲存聯絡方式。留空則不詢問。',
  consentPage: '隱私權聲明頁面',
  consentGiven: '已於 {date} 同意',
  logo: '標誌',
  logoChoose: '選擇圖片',
  logoHint: 'PNG、JPEG 或 WebP，不超過 256 KB。正方形圖片效果最好。',
  logoRefused: '無法使用此圖片。請選擇不超過 256 KB 的 PNG、JPEG 或 WebP 檔案。',
};
