import type { Strings } from '../../define-language.ts';

export default {
  greeting: 'Xin chào! Tôi là {botName}. Tôi có thể giúp gì cho bạn?',
  thanks: 'Không có gì! Bạn còn cần tôi hỗ trợ thêm điều gì không?',
  goodbye: 'Tạm biệt, chúc bạn một ngày tốt lành!',
  noAnswer:
    'Rất tiếc, tôi không tìm thấy thông tin về vấn đề này. Bạn có muốn tôi kết nối với nhân viên hỗ trợ không?',
  handoff:
    'Tôi đã báo với đội ngũ của chúng tôi rằng bạn muốn nói chuyện với nhân viên. Nhân viên sẽ trả lời tại đây trong thời gian sớm nhất. – {botName}',
  handoffWaiting: 'Tin nhắn của bạn đã đến đội ngũ của chúng tôi. Nhân viên sẽ trả lời bạn tại đây.',
  leadKept:
    'Cảm ơn bạn. Thông tin liên hệ của bạn đã được chuyển đến đội ngũ của chúng tôi; sẽ có người liên hệ với bạn.',
  leadAsk:
    'Bạn có muốn tôi chuyển thông tin liên hệ của bạn cho đội ngũ của chúng tôi để có người liên hệ với bạn không?',
  leadDeclined:
    'Vâng, thông tin liên hệ của bạn sẽ không được chuyển đi. Tôi có thể giúp gì thêm cho bạn không?',
  hedge: 'Tôi chưa hoàn toàn chắc chắn, nhưng thông tin sau có thể hữu ích:',
  quoteFrame: 'Trích từ “{title}”:',
  errorQuota:
    'Rất tiếc, hiện tại kênh trò chuyện này chưa thể trả lời. Vui lòng để lại lời nhắn, chúng tôi sẽ liên hệ với bạn.',
  errorTooLong: 'Tin nhắn quá dài. Vui lòng viết dưới {max, plural, other {# ký tự}}.',
  errorUnavailable: 'Rất tiếc, hiện tại tôi chưa thể trả lời. Vui lòng thử lại sau ít phút.',
  errorInterrupted: 'Rất tiếc, câu trả lời bị gián đoạn. Vui lòng hỏi lại.',
  errorRateLimited: 'Bạn đang gửi tin nhắn quá nhanh. Vui lòng chờ {seconds, plural, other {# giây}}.',
  formTitle: 'Để lại lời nhắn',
  formName: 'Họ và tên',
  formEmail: 'Địa chỉ email',
  formPhone: 'Số điện thoại',
  formMessage: 'Nội dung',
  formOptional: 'không bắt buộc',
  formSubmit: 'Gửi đi',
  formThanks: 'Cảm ơn bạn! Chúng tôi sẽ sớm liên hệ.',
  formRequired: 'Vui lòng điền mục này.',
  formInvalidEmail: 'Vui lòng nhập địa chỉ email hợp lệ.',
  suggestionPerson: 'Nói chuyện với nhân viên',
  inputPlaceholder: 'Nhập tin nhắn…',
  send: 'Gửi',
  typing: 'Đang soạn câu trả lời…',
  helpful: 'Hữu ích',
  notHelpful: 'Không hữu ích',
  sources: '{count, plural, other {# nguồn}}',
  newMessages: '{count, plural, other {# tin nhắn mới}}',
} satisfies Strings;
