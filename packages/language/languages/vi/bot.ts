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
  bubble: 'Tin nhắn cạnh nút trò chuyện',
  bubbleHint: 'Tin nhắn ngắn tự hiện ra. Khách đã đóng sẽ không thấy lại. Để trống: không có.',
  bubbleAfter: 'Số giây trước khi hiện',
  bubblePaths: 'Chỉ trên các trang này',
  bubblePathsHint: 'Mỗi dòng một đường dẫn, ví dụ /phong/*. Để trống: trên mọi trang.',
  bubbleRepeat: 'Tần suất hiện',
  bubbleVisit: 'Một lần mỗi lượt ghé thăm',
  bubbleDay: 'Một lần mỗi ngày',
  bubbleCode:
    'Tin nhắn hiện trên các trang có data-bubble trong mã. Hãy lưu, rồi sao chép lại mã cho trang của bạn.',
  sitesEmpty: 'Chưa có trang web nào được hiển thị cửa sổ này. Hãy thêm trang web của bạn ở trên rồi lưu.',
  siteStop: 'Dừng',
  siteStopped: 'Đã dừng',
};
