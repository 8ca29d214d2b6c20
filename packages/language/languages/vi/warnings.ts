import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read:
    'Số trang là hình ảnh nên không đọc được chữ: {count}. Hãy gửi tệp có chữ, hoặc tự thêm nội dung.',
  hidden_parts_skipped:
    'Số phần bị ẩn không được đọc: {count}. Nếu khách hàng được biết, hãy hiện chúng trong tệp rồi gửi lại.',
  letters_without_meaning:
    'Số chữ không có nghĩa: {count}. Tệp dùng phông chữ cũ hoặc bị hỏng. Hãy lưu bằng chữ Unicode, hoặc dán nội dung.',
  formulas_without_values: 'Số công thức không có giá trị: {count}. Hãy mở tệp trong Excel, lưu rồi gửi lại.',
  encoding_guessed:
    'Tệp không cho biết bảng mã chữ nên hệ thống đã đoán. Hãy kiểm tra nội dung. Nếu sai, hãy lưu tệp dưới dạng UTF-8.',
  truncated: 'Tài liệu quá dài nên phần cuối không được đọc. Hãy chia thành các tài liệu nhỏ hơn.',
  looks_like_sign_in:
    'Trang này có vẻ là trang đăng nhập. Hãy cung cấp địa chỉ mà ai cũng mở được, hoặc dán nội dung.',
} satisfies WarningStrings;
