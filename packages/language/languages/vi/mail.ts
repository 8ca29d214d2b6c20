import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'Xác nhận địa chỉ email của bạn',
  verifyText: 'Vui lòng xác nhận địa chỉ email này là của bạn.',
  verifyButton: 'Xác nhận địa chỉ',
  resetSubject: 'Đặt mật khẩu mới',
  resetText: 'Bạn đã yêu cầu liên kết để đặt mật khẩu mới.',
  resetButton: 'Đặt mật khẩu mới',
  magicSubject: 'Liên kết đăng nhập của bạn',
  magicText: 'Bạn đã yêu cầu liên kết để đăng nhập không cần mật khẩu.',
  magicButton: 'Đăng nhập',
  inviteSubject: 'Lời mời tham gia {workspace}',
  inviteText: 'Bạn được mời tham gia không gian làm việc “{workspace}”.',
  inviteButton: 'Mở lời mời',
  damagedSubject: 'Không đọc rõ được “{title}”',
  damagedText:
    'Hầu hết chữ trong “{title}” không có nghĩa, nên bot không trả lời chắc chắn từ tài liệu này. Hãy mở tài liệu để xem cần làm gì.',
  damagedButton: 'Mở tài liệu',
  waitingSubject: 'Khách của {bot} đang chờ trả lời',
  waitingText: 'Một khách muốn nói chuyện với nhân viên và chưa ai trả lời. Bot: {bot}.',
  waitingButton: 'Mở cuộc trò chuyện',
  replySubject: 'Trả lời từ {bot}',
  replyText: 'Câu trả lời này đến sau khi bạn rời cuộc trò chuyện.',
  replyButton: 'Tiếp tục trò chuyện',
  onceHour: 'Liên kết chỉ dùng được một lần, trong vòng một giờ.',
  onceWeek: 'Liên kết chỉ dùng được một lần, trong vòng 7 ngày.',
  ignore: 'Nếu bạn không chờ email này, hãy bỏ qua nó.',
} satisfies MailStrings;
