export default {
  consent: '留下联系方式前的同意',
  consentHint: '访客在提交表单前须勾选这句话。在聊天中，机器人会先显示这句话，再保存联系方式。留空则不询问。',
  consentPage: '隐私声明页面',
  consentGiven: '已于 {date} 同意',
  logo: '标志',
  logoChoose: '选择图片',
  logoHint: 'PNG、JPEG 或 WebP，不超过 256 KB。正方形图片效果最好。',
  logoRefused: '无法使用此图片。请选择不超过 256 KB 的 PNG、JPEG 或 WebP 文件。',
};
