import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: 'Trong {place}, hãy tạo: {what}',
  copy: 'Trong {place}, hãy sao chép rồi dán vào đây: {what}',
  turnOn: 'Trong {place}, hãy bật: {what}',
  turnOff: 'Trong {place}, hãy tắt: {what}',
  pasteAddressAndToken: 'Lưu lại. Sau đó dán địa chỉ webhook và mã xác minh hiển thị ở đây vào {place}',
  tryIt: 'Hãy nhắn cho tài khoản của bạn như một khách hàng: bot sẽ trả lời.',
  keyWrong: 'Nhà cung cấp không chấp nhận khóa này. Hãy sao chép lại và lưu ở đây.',
  httpsNeeded: 'Nhà cung cấp chỉ gửi tin đến địa chỉ https. Hãy nhờ người vận hành dịch vụ này thiết lập.',
  webhookElsewhere:
    'Nhà cung cấp đang gửi tin đến địa chỉ khác. Hãy lưu lại cài đặt, hoặc dán địa chỉ webhook ở đó.',
  webhookOff: 'Webhook đang tắt ở nhà cung cấp. Hãy bật ở đó.',
  webhookFails:
    'Nhà cung cấp không giao được các tin gần nhất và sẽ thử lại; hãy kiểm tra xem có truy cập được dịch vụ này không.',
  subscriptionMissing:
    'Nhà cung cấp không gửi tin của tài khoản này cho chúng tôi. Hãy cấp cho khóa quyền quản lý tài khoản rồi lưu lại.',
  quotaEmpty: 'Đã dùng hết số tin của tháng này. Hãy chọn gói khác ở nhà cung cấp.',
  keyEnds: 'Khóa có hiệu lực đến {until} và được gia hạn trước ngày đó.',
  providerSilent: 'Nhà cung cấp không trả lời. Hãy thử lại sau giây lát.',
} satisfies ChannelStrings;
