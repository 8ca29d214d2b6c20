import type { Words } from '../../define-language.ts';

export default {
  smallTalk: {
    greeting:
      'xin chào, chào, chào bạn, chào shop, chào anh, chào chị, chào em, em chào, chào buổi sáng, chào buổi chiều, chào buổi tối, chào mọi người, chào cả nhà, alo, a lô, hế lô, hello, hi, hi shop, bạn khỏe không, khỏe không, rất vui được gặp bạn',
    thanks:
      'cảm ơn, cám ơn, cảm ơn bạn, cám ơn bạn, cảm ơn nhiều, cảm ơn rất nhiều, xin cảm ơn, cảm ơn shop, chân thành cảm ơn, đội ơn, biết ơn, thank you, thanks, tks, thank, ok cảm ơn, cảm ơn ạ, mình hiểu rồi, em hiểu rồi',
    goodbye:
      'tạm biệt, bái bai, bai, bye, hẹn gặp lại, hẹn gặp lại bạn, gặp lại sau, chúc ngủ ngon, ngủ ngon, bai bai, bye bye, chào tạm biệt, chào nhé, chào nha, chúc một ngày tốt lành, chúc bạn một ngày tốt lành, chúc ngày mới vui vẻ',
    identity:
      'bạn có phải là robot không, bạn có phải robot không, bạn là robot à, bạn là robot hả, bạn là robot phải không, bạn có phải là bot không, bạn có phải bot không, bạn là bot à, bạn là bot hả, bạn có phải là người không, bạn có phải người không, bạn có phải là người thật không, bạn có phải người thật không, bạn là người thật à, bạn là người hay robot, bạn là người hay bot, bạn là người hay máy, là người hay máy, người hay bot, người hay robot, người hay máy, bot hay người, robot hay người, máy hay người, người thật hay bot, người thật hay máy, bạn có phải là ai không, bạn là ai ạ, bạn là ai thế, bạn là ai, bạn là ai vậy, mình đang nói chuyện với ai, tôi đang nói chuyện với ai, tôi đang nói chuyện với robot à, tôi đang nói chuyện với robot phải không, tôi đang nói chuyện với người thật phải không, mình đang chat với bot à, mình đang chat với ai, đang chat với bot à, đây là bot à, đây là bot phải không, đây là robot à, đây có phải bot không, đây có phải là bot không, ad là người hay bot, shop là người hay bot, bot trả lời à, tên bạn là gì, bạn tên gì, bạn tên là gì, trả lời tự động à',
    filler:
      'ạ, à, nhé, nha, nhen, bạn, mình, shop, ad, admin, em, anh, chị, cô, chú, nhiều, rất, vâng, dạ, ok, oke, ơi, quá, lắm, các, mọi người, cả nhà, thật, đã giúp, đã hỗ trợ, vì, sự giúp đỡ',
    nod: 'được rồi, rồi, hiểu rồi, oke, ok, không, không có gì, tốt, tuyệt',
  },
  command: {
    override:
      'bỏ qua, quên hết, phớt lờ, đừng làm theo, không tuân theo, lờ đi, bypass, ignore, mặc kệ, hãy quên, quên đi, quên các, quên mọi',
    rules:
      'hướng dẫn, chỉ dẫn, quy tắc, quy định, luật lệ, lệnh trước, câu lệnh, prompt, mọi thứ ở trên, luật của bạn',
    show: 'cho xem, cho tôi xem, cho tao xem, hiện, hiển thị, in ra, tiết lộ, nói ra, viết ra, đưa ra, đưa, gửi, lặp lại, kể ra, liệt kê, đọc, show, là gì',
    prompt:
      'prompt, prompt của bạn, prompt của mày, system prompt, prompt hệ thống, câu lệnh hệ thống, chỉ dẫn hệ thống, chỉ dẫn của bạn, hướng dẫn hệ thống, quy tắc ẩn, lệnh gốc, api key, mật khẩu admin, mã nguồn của bạn',
    orders:
      'từ giờ bạn là, từ bây giờ bạn là, từ giờ mày là, bây giờ bạn là, bây giờ mày là, giờ bạn là, hãy đóng vai, đóng vai, giả vờ, giả làm, giả bộ, hãy đóng giả, đóng giả, hãy hành động như, hãy nói như, nói chuyện như cướp biển, hãy tưởng tượng bạn, chế độ nhà phát triển, chế độ admin, jailbreak, nhập vai, bạn được phép, mày được phép, tôi cho phép, tôi cho phép bạn, tao cho phép, tôi là admin, tôi là quản trị viên, tôi là nhà phát triển, tôi tạo ra bạn, tôi là sếp của bạn, tao là sếp mày, tôi là chủ của bot, nghe lời tôi, phải nghe lời, lệnh mới, chỉ dẫn mới',
    approve:
      'duyệt ngay, duyệt cho tôi, duyệt đơn, phê duyệt, duyệt hồ sơ, đánh dấu đã thanh toán, cho tôi làm admin, cấp quyền admin, đổi giá thành, xóa hết dữ liệu, xóa toàn bộ dữ liệu',
    give: 'cho tôi, cho mình, cho em, cho tao, cho xin, phát, tặng',
    coupon: 'mã giảm giá, mã, voucher, phiếu giảm giá, coupon, code, mã khuyến mãi, thẻ quà tặng',
    free: 'miễn phí, free, không mất tiền, 0 đồng, vô hạn',
  },
  complaint:
    'tức giận, rất tức, tức quá, bực mình, bực quá, bực bội, thất vọng, quá thất vọng, quá tệ, tệ quá, tệ hại, dịch vụ tệ, phục vụ tệ, phục vụ kém, dịch vụ kém, kém quá, thái độ kém, thô lỗ, bất lịch sự, cáu quá, không bao giờ quay lại, không bao giờ mua nữa, chẳng bao giờ, không chấp nhận được, vô trách nhiệm, làm ăn chán, làm ăn như, thiếu chuyên nghiệp, không chuyên nghiệp, bẩn quá, phòng bẩn, hôi quá, có gián, không ai trả lời, chẳng ai trả lời, phí tiền, phí thời gian, mất thời gian, lừa đảo, bị lừa, khiếu nại, tôi muốn khiếu nại, phàn nàn, chờ mãi, đợi mãi, đợi cả tiếng, tồi tệ, kinh khủng, không ai bắt máy, không ai nghe máy',
  questionWords:
    'được không, có không, phải không, hay không, không ạ, không vậy, không shop, được ko, dc ko, có ko, phải ko, được k, bao nhiêu, bn, bao giờ, khi nào, thế nào, tại sao, ở đâu, đâu, có phải, đc ko, bao lâu, chưa, như nào, làm sao, có phải không',
  person: {
    staff:
      'nhân viên, nhân viên hỗ trợ, nhân viên tư vấn, nhân viên chăm sóc khách hàng, nhân viên cskh, nv, người thật, người thiệt, con người, tư vấn viên, tổng đài viên, tổng đài, điện thoại viên, chăm sóc khách hàng, cskh, bộ phận chăm sóc khách hàng, bộ phận hỗ trợ, bộ phận kinh doanh, bên kinh doanh, phòng kinh doanh, hỗ trợ viên, quản lý, quản lí, giám đốc, sếp, chủ shop, chủ cửa hàng, chủ quán, người bán, người phụ trách, người có trách nhiệm, người có thẩm quyền, người quản lý, người tư vấn, người hỗ trợ, người trực, người trực tiếp, ad, admin, ad min, trưởng phòng, trưởng nhóm, chuyên viên, kỹ thuật viên, đại diện, người đại diện, sale, sales, bạn nhân viên, ban nhân viên, agent, operator, live chat, người thật việc thật, người có chuyên môn, người phụ trách page, chủ page, bạn tư vấn, bạn admin, các bạn tư vấn, bộ phận tư vấn, bộ phận khiếu nại, phòng chăm sóc khách hàng, bên chăm sóc khách hàng, bên hỗ trợ, bên kỹ thuật, đội ngũ hỗ trợ, nhân sự, nhân viên thật, người thực, người thật sự, cấp trên, lãnh đạo, hotline, điều phối viên, nhân viên trực, nv tư vấn, tư vấn, tvv, có nhân viên nào',
    someone:
      'người, ai, ai đó, người nào, người ta, anh chị nào, bạn nào, người khác, một ai, có ai, ai không, ai k, ai trực, có người, có bạn nào, có anh chị nào, người tư vấn, kêu người, kêu người ra',
    talk: 'nói chuyện, nói chuyện với, nói chuyện trực tiếp, trò chuyện, nói với, chat, chat với, nhắn với, nhắn tin với, trao đổi, trao đổi với, trao đổi trực tiếp, tư vấn trực tiếp, gặp, gặp trực tiếp, cho gặp, kết nối, kết nối với, nối máy, chuyển máy, chuyển cho, chuyển sang, chuyển tới, chuyển qua, chuyển đến, chuyển tôi, chuyển cuộc gọi, chuyển cuộc trò chuyện, liên hệ, liên hệ với, liên hệ trực tiếp, liên lạc, kêu, gọi, đổi sang, đổi người, trả lời, trả lời trực tiếp, trực tiếp, hỏi trực tiếp, khiếu nại với, phản ánh với, rep, hỗ trợ, giải quyết, xử lý, phục vụ, khiếu nại, phản ánh, hỏi chuyện, hỏi thăm, gặp mặt, làm việc với, thảo luận, thảo luận với, tư vấn cho, báo cho, báo với, nhắn, nhắn cho, inb, inbox, kêu người, tiếp, tiếp chuyện, nghe máy, bắt máy, trả lời em, trả lời tôi, chuyển lời, hỏi với, để hỏi, đàm thoại, kêu người ra',
    reach:
      'gọi lại, gọi lại cho, gọi cho tôi, gọi cho mình, gọi cho em, gọi điện cho, gọi điện cho tôi, gọi tôi, gọi mình, liên hệ lại, liên hệ tôi, liên hệ với tôi, liên hệ cho tôi, liên lạc lại, liên lạc với tôi, nhắn lại cho tôi, phone cho, alo lại, gọi điện lại',
    want: 'muốn, cần, xin, cho, cho tôi, cho mình, cho em, cho tui, cho xin, làm ơn, vui lòng, nhờ, giúp, giúp tôi, giúp mình, giúp em, sự giúp đỡ, giúp đỡ, được không, đc không, dc ko, dc khong, được ko, được k, có thể, có được, mong, mong muốn, yêu cầu, hãy, đi, với, ngay, gấp, pls, please, plz, nhanh, luôn, làm sao để, làm thế nào để, hộ, hộ tôi, giùm, dùm',
    there:
      'có, có ai, có không, không, ko, k, đâu, đâu rồi, online, onl, ở đây, đó, có mặt, trực, rảnh, ở đó, ở đấy, ở đằng đó, trực page, trực chat, có nhân viên, có người, có bạn nào, có anh chị nào, có nhân viên nào, đang trực, trực ca',
    bot: 'bot, robot, rô bốt, chatbot, máy, máy móc, tự động, trả lời tự động, ai, hệ thống, phần mềm',
    not: 'đừng, không phải, thay vì, chán, ngu, dở, ngừng, thôi, không muốn, ko muốn, chứ không, vô dụng, không hiểu, ko hiểu, hổng phải, chả, đừng xài, không hiểu gì, chả hiểu, hông hiểu, mệt, bực, phiền, không giúp được, vớ vẩn, tào lao',
    refuse:
      'không muốn, ko muốn, k muốn, hổng muốn, không cần, ko cần, k cần, khỏi cần, khỏi, chưa cần, đừng gọi, đừng chuyển, đừng kết nối, miễn, không thích',
    about:
      'ai là, mấy giờ, bao nhiêu, bao giờ, khi nào, mấy, bao lâu, tại sao, là gì, là ai, thế nào, ở đâu, đâu vậy, gần nhất, địa chỉ, số điện thoại, sđt, email, tên, tên gì, giá, phí, tiền, lương, hoa hồng, giảm giá, ưu đãi, khuyến mãi, tuyển, tuyển dụng, mở cửa, đóng cửa, chủ nhật, cuối tuần, hôm qua, hôm trước, đã nói, đã gọi, đã liên hệ, nói thứ, nói là, nói sẽ, bảo, làm việc, đi làm, có làm, đại lý, làm đại lý, bạn là, hay bot, hay máy, hay robot, hay người, tóc, tay người, cần cẩu, mỗi người, một người, hai người, ba người, người lớn, người lớn tuổi, người già, người nước ngoài, người khác nhận, người nhận, người dùng, nhiều người, thêm người, người không có, người mua, tặng người, bà bầu, tiếng anh, tiếng, bluetooth, wifi, tai nghe, đủ cho, nhận hộ, nhận hàng, giao hàng, shipper, giao, hóa đơn, đổi trả, trả hàng, hút bụi, bảo hành, chuyển khoản, chuyển hàng, qua điện thoại, đặt, lắp, thợ, dễ thương, màu, thanh toán, lỗi, chi nhánh, gặp lỗi, gặp nhau, phù hợp, bằng cách nào, vận chuyển, quyền con người, đồng phục, công ty có, người cao, người lùn, người mập, người gầy, size, mua chưa, đồ chơi, taxi, phát nhanh, chuyển phát, an toàn, dị ứng, mang thai, sản phẩm, bảo trì, nhân viên giao, xin việc, tìm việc, việc làm, ứng tuyển, nộp đơn, trúng thưởng, lừa đảo, rồi ạ, cám ơn nhân viên, khen, quyền, cấp quyền, tài khoản, phải duyệt',
    small:
      'tôi, tui, mình, minh, em, anh, chị, bạn, ban, shop, shop ơi, ad ơi, ơi, ạ, à, nhé, nha, nhen, hen, đi ạ, vậy, dạ, vâng, dạ vâng, này, đây, kia, ấy, thế, và, hay, hoặc, nhưng, thì, mà, để, của, cho việc, một, 1, các, những, bên, phía, bộ phận, cuộc, cái, gì, quá, lắm, rất, nữa, lại, thật, thiệt, xin chào, chào, alo, cảm ơn, tks, thank, mọi, vấn đề, vấn đề này, về, về việc, chuyện, đơn hàng, trực tiếp, nào, là, được, dc, đc, ra đây, ra, vô, vào, sang, tới, đến, bởi, từ, trong, ngoài, sao, chứ, rồi, cũng, đang, sẽ, người bên, bên bạn, công ty, cửa hàng, gì hết, ra đi, hết, tào lao, trời, số này, qua số này, vào số này, sđt để, cho sđt để',
  },
  offer: {
    yes: 'có, đúng, đúng rồi, được, được ạ, đồng ý, muốn, cần',
    fine: 'vâng, dạ, ừ, ok luôn',
    thanks: 'cảm ơn, cam on',
    beside: 'ạ, nhé, nha, em, bạn',
  },
  contact: {
    wish: '(?:liên hệ|liên lạc|gọi(?: điện)?|nhắn(?: tin)?|gửi(?: mail| email| báo giá| thông tin)?|e-?mail|mail|báo|phản hồi|trả lời|tư vấn|zalo)(?: lại)?(?: giúp| ngay| qua| cho| với| đến| tới)?(?: số| email| mail| sđt)? ?(?:tôi|mình|em|anh|chị|tui|[✉☎])|(?:gọi|liên hệ|liên lạc|phản hồi) lại|(?:gửi|liên hệ|gọi|nhắn|phản hồi|báo giá)[^.?!]{0,50}(?:đến|tới|qua|vào|về|theo|cho)\\s(?:số |email |mail |địa chỉ |này |điện thoại )*[✉☎]',
    callBack: 'gọi (?:điện )?(?:lại )?(?:cho|giúp|giùm) (?:tôi|mình|em|anh|chị)|gọi lại|liên hệ lại',
    never:
      '(?:đừng|không cần|khỏi|không muốn|ngừng|thôi)(?: \\S+){0,2} (?:liên hệ|liên lạc|gọi|gửi|nhắn)|hủy đăng ký|xóa',
    other:
      '(?:tôi|mình|em) (?:có thể|phải|nên|đã|có) (?:\\S+ )?(?:liên hệ|liên lạc|gọi|gửi|nhắn)|vừa gọi|xác nhận|xác minh|đăng nhập|otp|đổi (?:email|mail|số)|phải không|đúng không|có phải|tại sao|sao lại|của (?:shop|bên bạn|cửa hàng)',
    offer:
      '(?:để lại|cho (?:mình|tôi|em|chúng tôi|shop) (?:xin|biết)|cung cấp|cho xin|nhập|gửi)[^.?]{0,30}(?:email|số điện thoại|sđt|thông tin liên hệ|liên lạc)',
    agree: 'vâng, dạ, có, được, đồng ý, ừ, ạ, cảm ơn',
    refuse: 'không, không cần, thôi, không ạ, cảm ơn',
    name: [
      '(?:[Tt]ôi|[Mm]ình|[Ee]m|[Tt]ên tôi|[Tt]ên mình|[Tt]ên em) (?:tên là|tên|là) {name}{end:và|email|số|sđt|điện|gọi|liên|nhờ|xin|vui|muốn}',
    ],
    company: {
      forms: ['[Cc]ông [Tt]y(?: (?:TNHH|MTV|[Cc]ổ [Pp]hần|CP))* {proper}'],
      before: '(?<!(?:mua|hàng|đặt|nhận) )(?:từ|bên|đại diện(?: cho)?|làm (?:ở|tại|cho|việc tại))',
    },
    call: 'sđt|điện thoại|zalo|gọi',
    number: '\\bsố\\b',
    asks: '',
    otherNumber: 'đơn hàng|\\bmã (?:đơn|vận|số|kh)|vận đơn|tài khoản|\\bsê-ri\\b',
  },
  intent: {
    purchase:
      '(?:muốn|cần|định|sẽ|xin|có thể|làm sao(?: để)?|làm thế nào để|cách|được)(?: tôi| mình| em)? (?:mua|đặt|đặt hàng|đặt mua|đặt phòng|đặt bàn|đăng ký|thanh toán|chốt)|mua ở đâu|chốt đơn|gửi (?:tôi |em |mình )?(?:hóa đơn|hợp đồng|link thanh toán)|lấy luôn|(?:mình|em|tôi|tui|chị|anh|cho em|cho mình) (?:lấy|đặt|mua)|lấy \\d+|chốt|chuyển khoản (?:đâu|vào đâu|số nào)|đặt (?:phòng|bàn|vé|lịch)|cần mua',
    pricing:
      '(?:tiền|giá|phí) thuê|giá|bao nhiêu (?:tiền|1|một)|chi phí|báo giá|giảm giá|chiết khấu|phí (?:bao nhiêu|là)|khuyến mãi|rẻ|ngân sách|nhiêu tiền|(?:ship|giao|gửi) [\\p{L} ]{2,20} (?:bao nhiêu|nhiêu)|nhiêu (?:vậy|ạ|v|shop|thế)|phí ship|tiền ship|bn tiền|bao nhiêu (?:vậy|ạ|shop|thế|v)|bnhiu',
    availability:
      'còn hàng|có sẵn|còn (?:phòng|size|màu|bàn|chỗ)|hết hàng|tồn kho|có bán|còn không|giao (?:được )?(?:đến|tới|ra)|sẵn hàng|bao giờ có hàng|còn (?:k|ko|hông|hem)|còn hàng|có hàng|có size|ship (?:ra|đến|tới|về)',
    quantity:
      '\\d[\\d.]* ?(?:cái|chiếc|thùng|hộp|bộ|người|phòng|chai|kg|ký|suất|phần|bao|đôi|cuốn|vé|ghế|tấn|áo|máy|khách)|sỉ|số lượng lớn|số lượng nhiều|bán buôn|mua nhiều|tối thiểu|lô lớn|hàng trăm',
    urgency:
      'gấp|khẩn|ngay (?:hôm nay|bây giờ|lập tức|trong)|càng sớm càng tốt|sớm nhất|trong (?:hôm nay|ngày mai|tuần này)|trước (?:thứ|ngày|chủ nhật)|ngày mai (?:cần|phải)|cần (?:hôm nay|ngày mai)|tuần này|liền',
    not: 'không gấp|không vội|không (?:muốn|cần|định) (?:mua|đặt)|đã đặt|đã mua|đánh giá',
    trouble:
      '(?:muốn )?(?:hoàn (?:tiền|lại)|trả lại tiền|đòi tiền)|(?:muốn )?hủy|huỷ|khiếu nại|(?:bị )?(?:vỡ|hỏng|hư)|giao (?:sai|nhầm)|chưa nhận|đổi trả|trả hàng|biên lai|hóa đơn cũ|xuất lại|tuyển dụng|việc làm|ứng tuyển|thực tập|xin việc',
  },
  asked: {
    price:
      'giá(?: cả| tiền| vé)?|phí|chi phí|cước|lệ phí|học phí|bao nhiêu (?:tiền|đồng|1|một|vnd)|nhiêu tiền|tiền (?:ship|thuê|phòng|vé|cọc|công|học)|hết bao nhiêu|tốn bao nhiêu|báo giá|ship bao nhiêu|mấy (?:tiền|đồng|k)',
    quantity:
      'bao nhiêu|mấy (?:phòng|người|cái|chiếc|loại|chỗ|tầng|lần|con|cuốn|chi nhánh|ly|phần|kg)|số lượng|tối đa|tối thiểu|sức chứa',
    duration:
      'bao lâu|(?:mấy|bao nhiêu) (?:ngày|giờ đồng hồ|tiếng|phút|tuần|tháng|năm|đêm|hôm)|mất (?:bao|mấy)|thời (?:gian|hạn)(?: giao| xử lý| chờ| bao)?|lâu không|khi nào (?:nhận|tới|đến|có hàng)|bao giờ (?:nhận|tới|đến|có hàng)',
    time: '(?:mấy|bao nhiêu) giờ(?! đồng hồ)|giờ (?:mở|đóng|làm việc|hoạt động|nhận|trả|nào|giấc|phục vụ|khám)|(?:mở|đóng) cửa|mở (?:lúc|đến|tới)|lúc nào (?:mở|đóng)',
    date: 'khi nào|bao giờ|lúc nào|ngày (?:nào|mấy|bao nhiêu|tháng)|tháng (?:nào|mấy)|thứ mấy|hạn chót|từ khi|hôm nào',
    year: 'năm (?:nào|bao nhiêu|mấy)|thế kỷ (?:nào|mấy)',
    place:
      'ở đâu|địa chỉ|chỗ nào|đâu|vị trí|nơi nào|(?:thành phố|quốc gia|nước|tỉnh|quận|đường|tầng) nào|đường đi|tầng mấy|địa điểm',
    phone:
      'số (?:điện thoại|đt|đtdđ|phone|máy|hotline|zalo|liên hệ|liên lạc|nào)|điện thoại|sđt|hotline|zalo|gọi (?:số|cho|đến)|liên hệ|liên lạc',
    email: 'e-?mail|thư điện tử|mail|gmail',
    link: 'trang web|website|web|đường (?:link|dẫn)|link|liên kết|url|trực tuyến|online',
  },
  things: {
    number: 'nửa|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|vài',
    span: '(?:giây|phút|giờ|tiếng|ngày(?: làm việc)?|tuần|tháng(?! \\d)|năm(?! \\d)|đêm|hôm)',
    spans: 'trong ngày|ngay hôm|hôm sau|ngày hôm sau|ngay lập tức|qua đêm|tức thì|ngày kế tiếp|trong buổi',
    clock:
      '\\d{1,2} ?(?:giờ|g|h)(?: ?\\d{2}| rưỡi)?(?: (?:sáng|trưa|chiều|tối|đêm))?|\\d{1,2}:\\d{2}|N giờ (?:sáng|trưa|chiều|tối|đêm|rưỡi)|24/24|24/7|nửa đêm',
    money: '(?:nghìn|ngàn|triệu|tr|trăm)(?: đồng)?|đồng|đ|vnđ|vnd|k|đô',
    free: 'miễn phí|không (?:thu|mất|tính) (?:phí|tiền)?|freeship|không thu',
    month: '(?!)',
    date: 'ngày \\d{1,2}|tháng \\d{1,2}|tháng (?:giêng|một|hai|ba|tư|năm|sáu|bảy|tám|chín|mười|chạp)|năm \\d{3,4}|thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|thế kỷ',
    place:
      'đường|phố|phường|quận|huyện|ngõ|hẻm|tầng \\d|số \\d+[^.]{0,20}(?:đường|phố)|đối diện|gần|cạnh|tòa nhà|toà nhà|địa chỉ|nằm (?:ở|trên|tại)|tỉnh|thành phố|thị trấn',
    atMost: ['đến|tới|dưới|tối đa|không quá|trong vòng|ít hơn|nhỏ hơn', 'trở xuống'],
    atLeast: ['trên|từ|hơn|tối thiểu|ít nhất|quá|lớn hơn', 'trở lên'],
    until: 'đến|tới',
  },
  reply: {
    refusal:
      '(?:không|chưa) (?:tìm thấy|thấy|có thông tin|tìm được|biết|rõ|chắc|thể trả lời|được đề cập|được nêu|có dữ liệu)|ngoài phạm vi',
    secret:
      '(?:số|thông tin|ảnh) thẻ(?! (?:căn cước|cccd|thành viên|hội viên|bảo hiểm|bhyt|học sinh|sinh viên))|cvv|cvc|otp|mã (?:otp|xác (?:thực|nhận|minh)|pin|bảo mật)|mật khẩu|password|pin|(?:số|mã)[^.]{0,20} mặt sau (?:của )?thẻ(?! (?:căn cước|cccd|thành viên|hội viên|bảo hiểm|học sinh|sinh viên))',
    give: 'gửi|cung cấp|cho (?:chúng tôi|tôi|em|mình|shop)|chia sẻ|nhắn|trả lời kèm|(?:nhập|điền)[^.]{0,60}(?:tại đây|ở đây|chat)|đọc|chúng tôi cần',
    keep: '(?:không|đừng|chớ)(?: nên| được| cần| bao giờ| phải)*(?: [^\\s.,]+){0,2}? (?:gửi|cung cấp|chia sẻ|cho|tiết lộ|đọc|nhắn|nhập|yêu cầu)',
    ask: 'hỏi|yêu cầu|xin',
    never: 'không|đừng|chớ|cấm|tránh',
    lack: 'quên|mất|không (?:nhận|thấy|có|vào|đến)|chưa (?:nhận|có|thấy)|hết hạn|sai',
    sent: '(?:chúng tôi|hệ thống|ngân hàng|ứng dụng|app|shop)(?: sẽ| đã)* (?:gửi|cung cấp|nhắn)|(?:được|đã) gửi|tin nhắn',
    percent: 'phần trăm',
    promise: 'gấp (?:đôi|ba|mười|\\d+)|nửa giá|trọn đời|cam kết|không giới hạn',
    deed: '(?:tôi|mình|em|chúng tôi|chúng em|bên em|bên mình|bên tôi|shop|ad|nhân viên|hệ thống)(?: [^ ]+)? (?:đã|vừa|mới)(?: được)? [^ ]+|(?<!(?:nếu|khi|sau khi|nếu như|sản phẩm|hàng|trường hợp|mà|những)[^.;:!?]{0,40})(?:đã|vừa) (?:được )?[^ ]+ (?:[^.,;:!?]{0,40} )?(?:cho|giúp|tới|đến) (?:bạn|anh|chị|quý|em|mình)|(?<!(?:nếu|khi|sau khi)[^.;:!?]{0,40})(?:của|cho) (?:bạn|anh|chị|quý khách|mình)(?: [^ ]+){0,2} (?:đã|vừa)(?: được)? [^ ]+|(?:đơn|đặt chỗ|đặt phòng|lịch hẹn|yêu cầu|thẻ)(?: [^ ]+){0,4} (?:đã|vừa) được [^ ]+|(?:tôi|mình|em|chúng tôi|bên em) đang [^ ]+ (?:cho|giúp)',
    vow: '(?:tôi|mình|em|chúng tôi|chúng em|bên em|bên mình|shop|nhân viên|đội ngũ|bác sĩ|tư vấn viên|tổng đài|ngân hàng)(?: [^ ]+){0,4}? sẽ [^ ]+|(?:bạn|quý khách|anh|chị|đơn hàng|tiền)(?: [^ ]+){0,3} (?:chắc chắn )?sẽ (?:được|nhận|đến|có)|để (?:tôi|mình|em) [^ ]+|chắc chắn|cam kết|đảm bảo',
    not: 'không|chưa|chẳng|đừng|cấm|ngoại trừ|trừ|đóng cửa|nghỉ|rất tiếc|tiếc|xin lỗi|từ chối|miễn trừ|hết hạn',
    only: 'chỉ|duy nhất|riêng|ngoại trừ|trừ|phải|cần|tối thiểu|tối đa|ít nhất|trước|sau|trở lên|từ|đến',
    all: 'tất cả|mọi|toàn bộ|bất kỳ|bất cứ|luôn(?: luôn)?|lúc nào|khi nào cũng|ở đâu cũng|24/7|không giới hạn|cả(?! ngày)|hàng ngày|đủ',
    contrast: ' nhưng ',
    when: 'nếu|khi|với điều kiện|miễn là|đối với|dành cho|cho khách|trường hợp|trừ khi|sau khi|trước khi|trở lên|trên|dưới',
    polite:
      'dạ|vâng|ạ|xin lỗi|rất tiếc|vui lòng|xin|cảm ơn|có|được|anh/chị|anh|chị|bạn|quý khách|chào|nhé|nha|chúng tôi|khoảng|tầm|nhớ|sáng|trưa|chiều|tối|giờ|lúc|với|qua|cho|của|và|hoặc|hay|nhưng|vì|nên|thì|là|này|đó|kia|các|những|một|ở|tại|trong|ngoài|trên|dưới|về|theo|như|cũng|vẫn|đã|đang|sẽ|rồi|lại|ra|vào|lên|xuống|đi|thể|hiện|hàng|mức|còn|nữa|mất|tầm|bên|mình|em|ạ|thôi|áp dụng|mang',
    sole: 'chỉ|duy nhất|ngoại trừ|trừ(?: khi)?',
    without: 'mà không|không (?:mất|tốn|thu|cần|phải trả) (?:phí|tiền|thêm)',
    regret: 'rất tiếc|tiếc|xin lỗi',
    street: '(?:[Đđ]ường|[Pp]hố|[Nn]gõ|[Hh]ẻm) (\\p{Lu}[\\p{L}’-]+)',
    numerals:
      '1 một, 2 hai, 3 ba, 4 bốn, 5 năm, 6 sáu, 7 bảy, 8 tám, 9 chín, 10 mười, 11 mười một, 12 mười hai, 15 mười lăm, 20 hai mươi, 30 ba mươi, 1 mốt, 5 lăm, 10 mươi, 100 trăm, 1000 nghìn, 1000 ngàn, 1000000 triệu',
    ordinal: 'thứ',
    units: {
      minute: 'phút',
      hour: 'giờ, tiếng',
      day: 'ngày',
      week: 'tuần',
      month: 'tháng',
      year: 'năm',
      dollar: 'đô, đô la',
      gram: 'gam',
      kilogram: 'ký, kí, kilôgam',
      kilometre: 'cây số, kilômét',
    },
  },
  names: {
    pattern:
      'vietnamese|vietnam|ベトナム語|越南[语語文]|越[语語文]|베트남어|(?:ภาษา)?เวียดนาม|tiếng việt|الفيتنامية|वियतनामी|வியட்நாமிய(?:ம்)?|ভিয়েতনামি|వియత్నామీస్|ویتنامی|व्हिएतनामी|ਵੀਅਤਨਾਮੀ|වියට්නාම|વિયેતનામી',
    words:
      'vietnamese, ベトナム語, 越南语, 越南語, 越南文, 越语, 베트남어, ภาษาเวียดนาม, เวียดนาม, tiếng việt, الفيتنامية, بالفيتنامية, वियतनामी, வியட்நாமிய*, ভিয়েতনামি*, వియత్నామీస్*, bahasa vietnam, ویتنامی, व्हिएतनामी, ਵੀਅਤਨਾਮੀ, වියට්නාම*, વિયેતનામી',
  },
  replyIn: {
    requests: ['(?:trả lời|nói|viết|giải thích|nhắn|phản hồi|trao đổi)[^.?\\n]{0,24}bằng\\s+{language}'],
    speak: 'trả lời, nói, nói chuyện, viết, giải thích, nhắn, phản hồi, trao đổi, dùng, chuyển, chuyển sang',
    ask: 'đi, được không, đc không, vui lòng, làm ơn, giúp, giúp mình, giúp tôi, cho mình, cho tôi, cho em, có thể, không, hãy, xin, nhé, nha',
    beside: 'bằng, tôi, mình, em, bạn, với, cho, ạ, shop, lại, dạ, muốn, cần',
  },
  followUp: [
    '^(?:còn|vậy|thế|và|nếu|mà)(?=\\s)|(?:thì sao|thì|đó|này)[?？]?$',
    '^[^\\p{L}]*(?:(?:(?:đến|tới|từ|den|toi|tu) )?(?:khi nào|mấy giờ|bao giờ|lúc nào|ngày nào|khi nao|may gio|bao gio))[^\\p{L}\\p{M}]*$',
  ],
  stopWords:
    'gì, nào, ai, khi, đâu, sao, thế, bao, nhiêu, mấy, là, của, và, có, không, được, cho, ở, trong, với, các, những, một, này, đó, tôi, bạn, thì, bị, từ, như, ko, k, hok, hông, đc, dc, mình, em, anh, chị, shop, ad, z, vậy, mà, nếu, đã, sẽ, đang, rồi, cũng, ạ, nha, nhé, à, nhiu, lm, cái, vô, ntn, j, v, hay, nữa, luôn, ấy, chúng, họ, để, phải, rất, mọi, quá, nhau, vẫn, nhưng, vì, nên, dạ, ơi, lại',
  fillers:
    'lúc, kia, tui, nhỉ, xong, lên, xuống, ra, vào, đi, đến, tới, làm, lấy, theo, lắm, thấy, biết, nói, bảo, hỏi, giúp, giùm, dùm, cứ, chỉ, vừa, mới, hả, zậy, r, bn, giup, gium, noi, lam',
  plainVerbs: 'nhận',
  courtesies:
    'xin chào, chào shop, chào bạn, chào anh, chào chị, chào em, chào, shop ơi, cho mình hỏi, cho em hỏi, cho tôi hỏi, cho hỏi, mình muốn hỏi, tôi muốn hỏi, em muốn hỏi, mình muốn biết, tôi muốn biết, em muốn biết, làm ơn, vui lòng, cảm ơn, cám ơn, ạ, nhé, nha, vậy ạ, với ạ, giúp mình, giúp em, giúp tôi',
  ownWords:
    'khong, nhieu, duoc, muon, gio, tien, hoan, phi, giao, nhan, mua, goi, gia, xin, dau, cua, phong, khach, huy, het, quen, khoa, cuoc, ngay, thang, nao, sua, voi, minh, chua, cung, trua, gui, tra, doi, sdt, giup, biet, hoi, mien, giam, nghi, chieu, toi',
  placeNames:
    'ho chi minh, da nang, ha noi, can tho, nha trang, vung tau, da lat, hoi an, ha long, phu quoc, quy nhon, phan thiet, hai phong, sai gon',
  validity: {
    until: ['đến|tới|hết hạn|kết thúc|hết ngày', ''],
    from: ['từ|bắt đầu', 'trở đi'],
    valid: 'hiệu lực|áp dụng|khuyến mãi|ưu đãi|mức giá này',
  },
  ended: 'đã kết thúc, hết hạn, hết hiệu lực, không còn hiệu lực, đã ngừng, (cũ, bản cũ',
  smallWords:
    'và, của, là, có, không, được, cho, với, các, những, một, này, đó, khi, thì, để, tôi, bạn, chúng, trong, từ, đến, ngày, giờ, vui, lòng, sẽ, đã, hoặc, nếu, cần, phải, tại, theo, về, như, nhưng, quý, khách',
  stem: null,
  weekdays: { every: '(?:hằng|hàng|mỗi) ngày|các ngày trong tuần', short: '', to: 'đến|tới' },
  faq: { question: 'Hỏi|H', answer: 'Đáp|Đ' },
  multipliers: '1000 nghìn, 1000 ngàn, 1000000 triệu, 1000000 tr',
  abbreviations: 'TP|Tp|TS|ThS|GS|PGS',
  probe: { passage: 'Cửa hàng giao hàng trong ba ngày làm việc.', question: 'giao hang mat may ngay' },
  everyday: `Đêm qua tôi ngủ không ngon.
Tối nay bạn định làm gì?
Em gái tôi cao hơn tôi.
Trời mưa suốt từ sáng.
Cho tôi mượn cái ô được không?
Tôi lại để quên chìa khóa ở nhà rồi.
Anh ấy cười đến chảy nước mắt.
Sao bạn lúc nào cũng đến muộn thế?
Món canh nóng quá không ăn được.
Ăn tối xong mình đi dạo nhé.
Tôi chưa bao giờ thấy con chó nào to như vậy.
Cô ấy thích hát trong xe.
Đừng đánh thức em bé.
Bạn mua đôi giày đó ở đâu?
Ông tôi ngày nào cũng kể một câu chuyện cười.
Hình như tôi sắp bị cảm.
Hôm qua chúng tôi xem phim cùng nhau.
Ai ăn miếng bánh cuối cùng rồi?
Anh ấy sợ nhện.
Bọn trẻ đang chơi ngoài vườn.
Giá mà tôi biết chơi đàn piano.
Hôm nay trông bạn mệt quá.
Anh trai bạn bao nhiêu tuổi?
Cô ấy đóng cửa sổ vì trời lạnh.
Tôi nhớ bạn bè của mình.
Làm ơn tắt đèn giúp tôi.
Họ cưới nhau được mười năm rồi.
Không ai biết anh ấy đã đi đâu.
Tôi thích ở nhà hơn.
Tom nói ngày mai anh ấy sẽ đến.
Hoàng hôn đẹp quá!
Điện thoại của tôi rơi xuống nước.
Tàu đông kín người.
Bạn có tin là có ma không?
Tôi đang học nấu ăn.
Cô ấy tặng tôi một cuốn sách nhân dịp sinh nhật.
Anh ấy nói nhanh quá tôi không theo kịp.
Sáng nay nhà hết sữa.
Ai cũng dễ mắc lỗi.
Tôi không biết nói gì nữa.`,
} satisfies Words;
