import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'ຢືນຢັນທີ່ຢູ່ອີເມວຂອງທ່ານ',
  verifyText: 'ກະລຸນາຢືນຢັນວ່າທີ່ຢູ່ອີເມວນີ້ເປັນຂອງທ່ານ.',
  verifyButton: 'ຢືນຢັນທີ່ຢູ່',
  resetSubject: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
  resetText: 'ທ່ານໄດ້ຂໍລິ້ງເພື່ອຕັ້ງລະຫັດຜ່ານໃໝ່.',
  resetButton: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
  magicSubject: 'ລິ້ງເຂົ້າສູ່ລະບົບຂອງທ່ານ',
  magicText: 'ທ່ານໄດ້ຂໍລິ້ງເພື່ອເຂົ້າສູ່ລະບົບໂດຍບໍ່ຕ້ອງໃຊ້ລະຫັດຜ່ານ.',
  magicButton: 'ເຂົ້າສູ່ລະບົບ',
  inviteSubject: 'ຄຳເຊີນເຂົ້າຮ່ວມ {workspace}',
  inviteText: 'ທ່ານໄດ້ຮັບເຊີນໃຫ້ເຂົ້າຮ່ວມພື້ນທີ່ເຮັດວຽກ “{workspace}”.',
  inviteButton: 'ເປີດຄຳເຊີນ',
  damagedSubject: 'ອ່ານ “{title}” ໄດ້ບໍ່ດີ',
  damagedText:
    'ຕົວອັກສອນສ່ວນໃຫຍ່ຂອງ “{title}” ບໍ່ມີຄວາມໝາຍ ບັອດຈຶ່ງບໍ່ຕອບຈາກເອກະສານນີ້ຢ່າງແນ່ນອນ. ກະລຸນາເປີດເອກະສານເພື່ອເບິ່ງວິທີແກ້ໄຂ.',
  damagedButton: 'ເປີດເອກະສານ',
  waitingSubject: 'ຜູ້ຢ້ຽມຊົມຂອງ {bot} ລໍຖ້າຄຳຕອບ',
  waitingText: 'ຜູ້ຢ້ຽມຊົມຂໍລົມກັບພະນັກງານ ແລະ ຍັງບໍ່ມີໃຜຕອບ. ບອດ: {bot}.',
  waitingButton: 'ເປີດການສົນທະນາ',
  replySubject: 'ຄຳຕອບຈາກ {bot}',
  replyText: 'ຄຳຕອບນີ້ມາຮອດຫຼັງຈາກທ່ານອອກຈາກການສົນທະນາ.',
  replyButton: 'ສົນທະນາຕໍ່',
  onceHour: 'ລິ້ງນີ້ໃຊ້ໄດ້ຄັ້ງດຽວ ພາຍໃນໜຶ່ງຊົ່ວໂມງ.',
  onceWeek: 'ລິ້ງນີ້ໃຊ້ໄດ້ຄັ້ງດຽວ ພາຍໃນ 7 ວັນ.',
  ignore: 'ຖ້າທ່ານບໍ່ໄດ້ລໍຖ້າອີເມວນີ້ ທ່ານສາມາດບໍ່ສົນໃຈມັນໄດ້.',
} satisfies MailStrings;
