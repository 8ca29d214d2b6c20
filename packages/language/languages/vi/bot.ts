export default {
  consent: 'Đồng ý trước khi để lại thông tin liên hệ',
  consentHint:
    'Khách đánh dấu câu này trước khi gửi biểu mẫu. Trong trò chuyện, bot hiện câu này trước khi lưu thông tin của họ. Để trống: không hỏi ai.',
  consentPage: 'Trang thông báo về quyền riêng tư',
  consentGiven: 'Đã đồng ý ngày {date}',
  logo: 'Logo',
  logoChoose: 'Chọn ảnh',
  logoHint: 'PNG, JPEG hoặc WebP, tối đa 256 KB. Ảnh vuông đẹp nhất.',
  logoRefused: 'Không dùng được ảnh này. Hãy chọn tệp PNG, JPEG hoặc WebP tối đa 256 KB.',
};
